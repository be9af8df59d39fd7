import { TextField } from './text-field'

export const examples = [
  {
    name: 'rest, with hint',
    node: (
      <TextField
        autoComplete="email"
        hint="Daarop krijgt u de bevestiging."
        label="E-mailadres"
        name="voorbeeld-email"
        type="email"
      />
    ),
  },
  {
    name: 'error',
    node: (
      <TextField
        defaultValue="1234567"
        error="Vul een telefoonnummer in met landnummer, zoals +32 3 123 45 67."
        errorPrefix="Fout:"
        label="Telefoonnummer"
        name="voorbeeld-telefoon"
        type="tel"
      />
    ),
  },
  {
    name: 'short, with units, one optional',
    node: (
      <div style={{ display: 'grid', gap: 'var(--s-5)' }}>
        <TextField
          before="€"
          inputMode="numeric"
          label="Hoogste prijs"
          name="voorbeeld-prijs"
          short
        />
        <TextField
          after="m²"
          inputMode="numeric"
          label="Bewoonbare oppervlakte"
          name="voorbeeld-oppervlakte"
          optionalText="niet verplicht"
          short
        />
      </div>
    ),
  },
  {
    name: 'disabled',
    node: (
      <TextField defaultValue="Antwerpen" disabled label="Gemeente" name="voorbeeld-gemeente" />
    ),
  },
]
