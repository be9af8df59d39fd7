import { isLocale, type Locale } from '@/domain/kernel/locales'
import { buildDeskApiPath, buildDeskPath } from '@/domain/routes/desk'
import { isWorkShow, type WorkShow } from '@/domain/translations/work-shows'
import { formatPlace, parsePlace, type TextPlace } from '../../translations/text-key'

/** The segment of the workbench behind the address of the desk. */
export const workSegment = 'translations'

/** Where the workbench is. */
export const workPath = buildDeskPath(workSegment)

/** The section of the texts that the site brings along. */
export const builtInSection = 'built-in'

/** What is looked at in the workbench; without a language, the overview. */
export type WorkAddress = {
  locale: Locale | null
  section: string
  show: WorkShow
  search: string
  after: TextPlace | null
  /** From 1; of the built-in texts alone. */
  page: number
}

type Parameters = Readonly<Record<string, string | string[] | undefined>>

const searchCharactersMax = 100

/** Reads the address of the workbench; what it cannot read is left out. */
export function parseWorkAddress(parameters: Parameters): WorkAddress {
  const read = (name: string) => [parameters[name]].flat()[0] ?? ''
  const [language, show] = [read('to'), read('show')]
  return {
    locale: isLocale(language) ? language : null,
    section: read('section'),
    show: isWorkShow(show) ? show : 'open',
    search: read('q').trim().slice(0, searchCharactersMax),
    after: parsePlace(read('after')),
    page: /^[1-9]\d{0,3}$/.test(read('page')) ? Number(read('page')) : 1,
  }
}

/** The address of a list of texts in the workbench. */
export function toWorkHref(given: {
  locale: Locale
  section?: string
  show?: WorkShow
  search?: string
  after?: TextPlace
  page?: number
}): string {
  const { locale, section, show, search, after, page } = given
  const query = new URLSearchParams({ to: locale })
  if (section) query.set('section', section)
  if (show) query.set('show', show)
  if (search) query.set('q', search)
  if (after) query.set('after', formatPlace(after))
  if (page) query.set('page', String(page))
  return `${workPath}?${query}`
}

/** Where the texts of such a list come from as a file. */
export function toExportHref(
  given: Pick<WorkAddress, 'section' | 'show' | 'search'> & { locale: Locale },
  { format, language }: { format: 'xliff' | 'json'; language: Locale },
): string {
  const { locale, section, show, search } = given
  const query = new URLSearchParams({ to: locale, section, show, q: search, format, language })
  return `${buildDeskApiPath('translations', 'export')}?${query}`
}
