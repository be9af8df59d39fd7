import { Notice } from './notice'

export const examples = [
  {
    name: 'tones',
    node: (
      <div style={{ display: 'grid', gap: 'var(--s-4)' }}>
        <Notice title="Renovatieplicht">
          <p>Een woning met label E of F moet binnen zes jaar na de aankoop label D halen.</p>
        </Notice>
        <Notice title="Uw vraag is verzonden" tone="success">
          <p>U krijgt binnen één werkdag antwoord.</p>
        </Notice>
        <Notice title="Verzenden is niet gelukt" tone="alert">
          <p>Probeer het over een minuut opnieuw of bel ons op 03 123 45 67.</p>
        </Notice>
      </div>
    ),
  },
]
