import { CheckboxRow } from '../checkbox-row/checkbox-row'
import { TextField } from '../text-field/text-field'
import { Fieldset } from './fieldset'

export const examples = [
  {
    name: 'a part of a form',
    node: (
      <Fieldset id="voorbeeld-uw-gegevens" legend="Uw gegevens" look="title">
        <TextField autoComplete="given-name" label="Voornaam" name="voorbeeld-voornaam" />
        <TextField autoComplete="family-name" label="Naam" name="voorbeeld-naam" />
      </Fieldset>
    ),
  },
  {
    name: 'one question with several ticks and an error',
    node: (
      <Fieldset
        error="Kies ten minste één type."
        errorPrefix="Fout:"
        hint="U kunt meer dan één type kiezen."
        id="voorbeeld-types"
        legend="Wat zoekt u?"
      >
        <CheckboxRow label="Huis" name="voorbeeld-zoek-huis" />
        <CheckboxRow label="Grond" name="voorbeeld-zoek-grond" />
      </Fieldset>
    ),
  },
]
