import type { Payload, TypedUser } from 'payload'
import { nameLanguageWithin } from '@/domain/kernel/language-names'
import type { Locale } from '@/domain/kernel/locales'
import { openStates } from '@/domain/translations/text-marks'
import { findAllowedOwners } from '../../translations/allowed-owners'
import { countTexts } from '../../translations/count-texts'
import { words } from '../../fields/words'
import { say } from '../say'
import { findWorkLanguages } from './work-languages'
import { toWorkHref } from './work-address'

const tileTexts = {
  missing: words(
    'teksten te vertalen: {language}',
    'textes à traduire : {language}',
    'texts to translate: {language}',
    'Texte zu übersetzen: {language}',
  ),
  stale: words(
    'vertalingen verouderd: {language}',
    'traductions à revoir : {language}',
    'translations outdated: {language}',
    'Übersetzungen veraltet: {language}',
  ),
}

/** What waits in the languages of an account, each number with the way to its list. */
export async function findTextTiles(payload: Payload, user: TypedUser, language: Locale) {
  const languages = await findWorkLanguages(payload, user)
  if (languages.length === 0) return []
  const owners = await findAllowedOwners(payload, user)
  const names = new Set(owners.map(({ name }) => name))
  const counts = (await countTexts(payload)).filter(({ owner }) => names.has(owner))
  // The language that all texts are written in first has nothing to translate.
  const targets = languages.filter((locale) => counts.some((count) => count.locale === locale))
  return targets.flatMap((locale) =>
    openStates.map((state) => ({
      key: `${state} ${locale}`,
      total: counts
        .filter((count) => count.locale === locale)
        .reduce((sum, count) => sum + count[state], 0),
      text: say(tileTexts[state], language, { language: nameLanguageWithin(locale, language) }),
      href: toWorkHref({ locale, show: state }),
    })),
  )
}
