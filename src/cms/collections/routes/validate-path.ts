import { isLocale, type LocalizedText } from '@/domain/kernel/locales'
import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { toEditorMessage, toLanguageName } from '../../hooks/editor-message'
import { toNestedRequest } from '../../hooks/nested-request'
import { toAddresses, type Alias } from './aliases'
import { findPathProblem, type PathProblem } from './localized-path'

const problems: Readonly<Record<PathProblem, (path: string) => LocalizedText>> = {
  reserved: (path) => ({
    nl: `"${path}" begint met een woord dat de site zelf gebruikt. Kies een ander eerste deel.`,
    fr: `« ${path} » commence par un mot que le site utilise lui-même. Choisissez une autre première partie.`,
    en: `"${path}" begins with a word that the site itself uses. Choose another first part.`,
    de: `„${path}“ beginnt mit einem Wort, das die Website selbst verwendet. Wählen Sie einen anderen ersten Teil.`,
  }),
  id: (path) => ({
    nl: `"${path}" eindigt op een getal en zou als pandnummer gelezen worden. Voeg een woord toe.`,
    fr: `« ${path} » se termine par un nombre et serait lu comme un numéro de bien. Ajoutez un mot.`,
    en: `"${path}" ends in a number and would be read as the number of a property. Add a word.`,
    de: `„${path}“ endet auf eine Zahl und würde als Objektnummer gelesen. Fügen Sie ein Wort hinzu.`,
  }),
}

/** Refuses original paths that belong to the site itself or look like an id. */
export const validateOriginalPath: TextFieldSingleValidation = (value, { req }) => {
  const problem = findPathProblem(value ?? '')
  return problem ? toEditorMessage(req, problems[problem](value ?? '')) : true
}

/**
 * Refuses addresses that are reserved, look like an id, or lead to another page already; all
 * languages where all of them are saved at once.
 */
export const validateLocalizedPath: TextFieldSingleValidation = async (value, { req, id }) => {
  for (const [locale, path] of Object.entries(toAddresses({ localizedPath: value }, req.locale))) {
    const problem = findPathProblem(path)
    if (problem) return toEditorMessage(req, problems[problem](path))
    const other = isLocale(locale) ? await findOtherRoute(req, { path, locale }, id) : null
    if (other !== null) return toEditorMessage(req, createTakenText(req, path, other))
  }
  return true
}

async function findOtherRoute(
  req: PayloadRequest,
  { path, locale }: Alias,
  id: number | string | undefined,
) {
  const { docs } = await req.payload.find({
    collection: 'routes',
    req: toNestedRequest(req, locale),
    locale,
    where: { localizedPath: { equals: path } },
    limit: 2,
    depth: 0,
    select: { originalPath: true },
  })
  return docs.find((route) => route.id !== id)?.originalPath ?? null
}

function createTakenText(req: PayloadRequest, path: string, other: string): LocalizedText {
  const language = isLocale(req.locale) ? toLanguageName(req, req.locale) : ''
  return {
    nl: `"${path}" is in het ${language} al het adres van ${other}. Kies een ander adres.`,
    fr: `« ${path} » (${language}) est déjà l’adresse de ${other}. Choisissez une autre adresse.`,
    en: `"${path}" is already the address of ${other} in ${language}. Choose another address.`,
    de: `„${path}“ (${language}) ist bereits die Adresse von ${other}. Wählen Sie eine andere Adresse.`,
  }
}
