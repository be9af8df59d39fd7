import { toLocale } from '@/domain/kernel/locales'
import type { TextField, TextFieldSingleValidation } from 'payload'
import { validateLink } from '../../fields/link-field'
import { localizedText } from '../../fields/localized-text'
import { toEditorMessage, toLanguageName } from '../../hooks/editor-message'

const urlCharactersMax = 2000

const validateRedirectUrl: TextFieldSingleValidation = (value, options) => {
  const { req, siblingData } = options
  if (!isRedirect(siblingData)) return true
  if (value?.trim()) return validateLink(value, options)
  const language = toLanguageName(req, toLocale(req.locale))
  return toEditorMessage(req, {
    nl: `Geef aan waarheen de pagina in het ${language} doorleidt, of zet "Leidt door" uit.`,
    fr: `Indiquez où mène la redirection (langue : ${language}), ou décochez « Redirige ».`,
    en: `State where the page redirects to in ${language}, or untick "Redirects".`,
    de: `Geben Sie an, wohin die Seite weiterleitet (Sprache: ${language}), oder schalten Sie „Leitet weiter“ aus.`,
  })
}

function isRedirect(siblingData: unknown): boolean {
  return (
    typeof siblingData === 'object' &&
    siblingData !== null &&
    'redirect' in siblingData &&
    siblingData.redirect === true
  )
}

/** Where a menu entry leads instead of showing a page; asked for in each language that is saved. */
export const redirectUrlField: TextField = localizedText({
  name: 'redirectUrl',
  label: {
    nl: 'Leidt door naar',
    fr: 'Redirige vers',
    en: 'Redirects to',
    de: 'Leitet weiter nach',
  },
  maxLength: urlCharactersMax,
  validate: validateRedirectUrl,
  condition: (data) => data.redirect === true,
})
