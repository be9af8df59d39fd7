import { TextArea } from './text-area'

export const examples = [
  {
    name: 'rest',
    node: (
      <TextArea
        hint="Schrijf gerust in uw eigen taal."
        label="Uw vraag"
        name="voorbeeld-vraag"
        optionalText="niet verplicht"
      />
    ),
  },
  {
    name: 'error',
    node: (
      <TextArea
        error="Schrijf uw opmerking in ten hoogste 2.000 tekens."
        errorPrefix="Fout:"
        label="Opmerking"
        name="voorbeeld-opmerking"
      />
    ),
  },
]
