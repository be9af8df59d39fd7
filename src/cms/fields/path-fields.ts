import type { CheckboxField, TextField } from 'payload'
import { pathCharactersMax } from './bounds'
import { checkboxField } from './checkbox-field'
import { textField } from './plain-text'

/** The original path of a page or article, and whether it stays as typed. */
export function createPathFields(): [TextField, CheckboxField] {
  return [
    {
      ...textField({
        name: 'path',
        label: { nl: 'Pad', fr: 'Chemin', en: 'Path', de: 'Pfad' },
        description: {
          nl: 'Kenmerk in alle talen. Volgt de naam, tenzij u het vastzet. Het adres per taal staat bij Adressen.',
          fr: 'Identifie la page dans toutes les langues. Suit le nom, sauf si vous le fixez. L’adresse par langue se trouve sous Adresses.',
          en: 'Identifies the page in all languages. Follows the name unless you fix it. The address per language is under Addresses.',
          de: 'Kennzeichnet die Seite in allen Sprachen. Folgt dem Namen, außer Sie setzen ihn fest. Die Adresse je Sprache steht unter Adressen.',
        },
        unique: true,
        index: true,
        maxLength: pathCharactersMax,
      }),
    },
    checkboxField({
      name: 'fixedPath',
      label: {
        nl: 'Pad vastzetten',
        fr: 'Fixer le chemin',
        en: 'Fix the path',
        de: 'Pfad festsetzen',
      },
    }),
  ]
}
