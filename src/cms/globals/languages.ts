import { locales } from '@/domain/kernel/locales'
import type { ArrayFieldValidation } from 'payload'
import { administratorsOnly } from '../access/administrators-only'
import { arrayField } from '../fields/array-field'
import { checkboxField } from '../fields/checkbox-field'
import { localeField } from '../fields/locale-field'
import { toEditorMessage } from '../hooks/editor-message'
import { findLanguageProblem, type LanguageProblem } from './language-rules'
import { createGlobal } from './create-global'
import type { LocalizedText } from '@/domain/kernel/locales'

const problems: Readonly<Record<LanguageProblem, LocalizedText>> = {
  default: {
    nl: 'Precies één gebruikte taal moet de standaardtaal zijn.',
    fr: 'Une seule langue utilisée doit être la langue par défaut.',
    en: 'Exactly one language in use must be the default language.',
    de: 'Genau eine verwendete Sprache muss die Standardsprache sein.',
  },
  double: {
    nl: 'Een taal staat er twee keer. Verwijder een van beide regels.',
    fr: 'Une langue figure deux fois. Supprimez une des deux lignes.',
    en: 'A language stands here twice. Remove one of the two rows.',
    de: 'Eine Sprache steht zweimal hier. Entfernen Sie eine der beiden Zeilen.',
  },
}

const validateLanguages: ArrayFieldValidation = (value, { req }) => {
  const problem = findLanguageProblem(Array.isArray(value) ? value : [])
  return problem ? toEditorMessage(req, problems[problem]) : true
}

/** The languages that visitors can choose. */
export const Languages = createGlobal({
  slug: 'languages',
  label: { nl: 'Talen', fr: 'Langues', en: 'Languages', de: 'Sprachen' },
  update: administratorsOnly,
  fields: [
    arrayField({
      name: 'items',
      label: { nl: 'Talen', fr: 'Langues', en: 'Languages', de: 'Sprachen' },
      singular: { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
      maxRows: locales.length,
      validate: validateLanguages,
      defaultValue: locales.map((code, index) => ({
        code,
        use: true,
        default: index === 0,
        flags: false,
      })),
      fields: [
        localeField({ name: 'code', required: true }),
        checkboxField({
          name: 'use',
          label: { nl: 'Gebruiken', fr: 'Utiliser', en: 'In use', de: 'Verwenden' },
          defaultValue: true,
        }),
        checkboxField({
          name: 'default',
          label: {
            nl: 'Standaardtaal',
            fr: 'Langue par défaut',
            en: 'Default language',
            de: 'Standardsprache',
          },
        }),
        checkboxField({
          name: 'flags',
          label: {
            nl: 'Vlag naast de naam',
            fr: 'Drapeau à côté du nom',
            en: 'Flag beside the name',
            de: 'Flagge neben dem Namen',
          },
        }),
      ],
    }),
  ],
})
