import { CheckboxRow } from './checkbox-row'

export const examples = [
  {
    name: 'states and counts',
    node: (
      <div style={{ display: 'grid', gap: 'var(--s-2)', maxInlineSize: '24rem' }}>
        <CheckboxRow count={34} defaultChecked label="Huis" name="voorbeeld-huis" />
        <CheckboxRow count={12} label="Appartement" name="voorbeeld-appartement" />
        <CheckboxRow count={0} label="Garage" name="voorbeeld-garage" />
        <CheckboxRow disabled label="Handelspand" name="voorbeeld-handelspand" />
      </div>
    ),
  },
  {
    name: 'error',
    node: (
      <CheckboxRow
        error="Ga akkoord met de privacyverklaring om te verzenden."
        errorPrefix="Fout:"
        label="Ik ga akkoord met de privacyverklaring"
        name="voorbeeld-privacy"
        note="Wij bewaren uw gegevens ten hoogste twee jaar."
      />
    ),
  },
]
