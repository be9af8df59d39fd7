import { isLocale, type Locale } from '@/domain/kernel/locales'
import { openStates, type TextState } from '@/domain/translations/text-marks'
import { parseKeyText, type TextKey } from '../../translations/text-key'

/** Where the workbench is. */
export const workPath = '/admin/translations/'

/** What the list shows, by its name in the address. */
export const workShows = {
  open: openStates,
  missing: ['missing'],
  stale: ['stale'],
  fresh: ['fresh'],
  all: ['missing', 'stale', 'fresh'],
} as const satisfies Record<string, readonly TextState[]>

export type WorkShow = keyof typeof workShows

/** What is looked at in the workbench; without a language, the overview. */
export type WorkAddress = {
  locale: Locale | null
  section: string
  show: WorkShow
  search: string
  after: TextKey | null
}

type Parameters = Readonly<Record<string, string | string[] | undefined>>

const searchCharactersMax = 100

function isShow(value: string): value is WorkShow {
  return Object.hasOwn(workShows, value)
}

/** Reads the address of the workbench; what it cannot read is left out. */
export function parseWorkAddress(parameters: Parameters): WorkAddress {
  const read = (name: string) => [parameters[name]].flat()[0] ?? ''
  const [language, show] = [read('to'), read('show')]
  return {
    locale: isLocale(language) ? language : null,
    section: read('section'),
    show: isShow(show) ? show : 'open',
    search: read('q').trim().slice(0, searchCharactersMax),
    after: parseKeyText(read('after')),
  }
}

/** The address of a list of texts in the workbench. */
export function toWorkHref(given: {
  locale: Locale
  section?: string
  show?: WorkShow
  search?: string
  after?: string
}): string {
  const { locale, section, show, search, after } = given
  const query = new URLSearchParams({ to: locale })
  if (section) query.set('section', section)
  if (show) query.set('show', show)
  if (search) query.set('q', search)
  if (after) query.set('after', after)
  return `${workPath}?${query}`
}
