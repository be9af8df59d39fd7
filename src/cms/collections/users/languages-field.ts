import { languageNames } from '@/domain/kernel/language-names'
import type { SelectField } from 'payload'
import { administratorsOnly } from '../../access/administrators-only'
import { multiSelectField } from '../../fields/select-field'
import { words } from '../../fields/words'

/** The languages that a translator writes; other roles have no use for them. */
export const languagesField: SelectField = {
  ...multiSelectField({
    name: 'languages',
    label: words('Talen', 'Langues', 'Languages', 'Sprachen'),
    description: words(
      'De talen waarin deze vertaler teksten mag schrijven.',
      'Les langues dans lesquelles ce traducteur peut écrire des textes.',
      'The languages in which this translator may write texts.',
      'Die Sprachen, in denen dieser Übersetzer Texte schreiben darf.',
    ),
    options: languageNames,
    condition: ({ role }) => role === 'translator',
  }),
  // Who could add a language here would hand it to themselves.
  access: { create: administratorsOnly, update: administratorsOnly },
}
