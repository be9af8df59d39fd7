import { languageNames } from '@/domain/kernel/language-names'
import { locales, toLocale } from '@/domain/kernel/locales'
import type { Field, TextField, TextFieldSingleValidation } from 'payload'
import { localizedText } from '../../fields/localized-text'
import { textField } from '../../fields/plain-text'
import { words } from '../../fields/words'
import { toEditorMessage, toLanguageName } from '../../hooks/editor-message'

const altCharactersMax = 250

/** Backgrounds are decoration: screen readers skip them, so they need no words. */
function isDecoration(siblingData: unknown): boolean {
  return (
    typeof siblingData === 'object' &&
    siblingData !== null &&
    'kind' in siblingData &&
    siblingData.kind === 'background'
  )
}

const validateAlt: TextFieldSingleValidation = (value, { req, siblingData }) => {
  if (value?.trim() || isDecoration(siblingData)) return true
  const language = toLanguageName(req, toLocale(req.locale))
  return toEditorMessage(req, {
    nl: `Beschrijf in het ${language} wat te zien is, voor wie het beeld niet ziet.`,
    fr: `Décrivez (langue : ${language}) ce que l’on voit, pour qui ne voit pas l’image.`,
    en: `Describe in ${language} what is to be seen, for those who do not see the picture.`,
    de: `Beschreiben Sie (Sprache: ${language}), was zu sehen ist, für alle, die das Bild nicht sehen.`,
  })
}

/** The words for those who do not see the picture, in every language in which it is saved. */
export const altField: TextField = localizedText({
  name: 'alt',
  label: {
    nl: 'Beschrijving van het beeld',
    fr: 'Description de l’image',
    en: 'Description of the picture',
    de: 'Beschreibung des Bildes',
  },
  description: {
    nl: 'Leeg mag alleen bij een achtergrond.',
    fr: 'Peut rester vide pour un arrière-plan seulement.',
    en: 'May be empty for a background only.',
    de: 'Darf nur bei einem Hintergrund leer sein.',
  },
  maxLength: altCharactersMax,
  validate: validateAlt,
})

/**
 * Store nothing: the description by its language, so that the list can be filtered by one that is not
 * the language of the texts. A filter by what is no field of the list breaks it.
 */
export const altLanguageFields: Field[] = locales.map((locale) => {
  const name = languageNames[locale]
  return {
    ...textField({
      name: `altIn${locale.toUpperCase()}`,
      label: words(
        `Beschrijving: ${name.nl}`,
        `Description : ${name.fr}`,
        `Description: ${name.en}`,
        `Beschreibung: ${name.de}`,
      ),
    }),
    virtual: `alt.${locale}`,
    admin: {
      hidden: true,
      disableBulkEdit: true,
      disableGroupBy: true,
      disableListColumn: true,
    },
  }
})
