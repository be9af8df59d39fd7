import { FileField } from './file-field'

export const examples = [
  {
    name: 'rest',
    node: (
      <FileField
        endings={['pdf', 'docx']}
        hint="Een pdf of een Word-document, hoogstens 5 MB."
        label="Uw cv"
        name="voorbeeld-cv"
      />
    ),
  },
  {
    name: 'chosen',
    node: (
      <FileField
        endings={['pdf', 'docx']}
        label="Uw cv"
        name="voorbeeld-gekozen-bestand"
        note="312 kB"
      />
    ),
  },
  {
    name: 'error',
    node: (
      <FileField
        endings={['pdf']}
        error="Kies een kleiner bestand: hoogstens 5 MB."
        errorPrefix="Fout:"
        label="Uw cv"
        name="voorbeeld-fout-bestand"
      />
    ),
  },
]
