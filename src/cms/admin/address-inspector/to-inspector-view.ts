import { locales, type Locale } from '@/domain/kernel/locales'
import {
  inspectRoutes,
  routeFaults,
  type RouteFault,
  type RouteFinding,
  type SiteAddresses,
} from '@/domain/routes/inspect-routes'

/** Lines and findings on one page of the inspector. */
export const rowsPerPage = 50
const findingsMax = 100

/** What is looked for: a text in any address, and a kind of finding, or any, or none asked. */
export type InspectorQuery = { text: string; fault: RouteFault | 'any' | null; page: number }

export type AddressCell = {
  locale: Locale
  path: string | null
  isEnabled: boolean
  isFaulty: boolean
}

export type AddressRow = {
  key: string
  form: string | null
  cells: AddressCell[]
  faults: RouteFault[]
}

export type InspectorView = {
  rows: AddressRow[]
  total: number
  page: number
  pages: number
  findings: (RouteFinding & { form: string | null })[]
  /** Findings of the filter that are not listed. */
  moreFindings: number
  counts: { fault: RouteFault; count: number }[]
  findingTotal: number
}

/** Reads what an address of the inspector asks for; what it cannot know is left out. */
export function parseInspectorQuery(
  params: Readonly<Record<string, string | string[] | undefined>>,
): InspectorQuery {
  const read = (name: string) => {
    const value = params[name]
    return (Array.isArray(value) ? value[0] : value) ?? ''
  }
  const asked = read('fault')
  const fault = routeFaults.find((one) => one === asked) ?? (asked === 'any' ? 'any' : null)
  const page = Number(read('page'))
  return {
    text: read('text').trim().slice(0, 200),
    fault,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The same as the query of an address. */
export function formatInspectorQuery({ text, fault, page }: InspectorQuery): string {
  const query = new URLSearchParams()
  if (text !== '') query.set('text', text)
  if (fault !== null) query.set('fault', fault)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

function isAbout({ fault }: Pick<InspectorQuery, 'fault'>, finding: RouteFinding): boolean {
  return fault === null || fault === 'any' || finding.fault === fault
}

/** Original paths of the lines that a finding is about: of a collision all that collide. */
function listKeys({ fault, key, detail }: RouteFinding): string[] {
  const others = fault === 'collision' ? detail.split(' ') : []
  return key === null ? [] : [key, ...others]
}

function findForm(finding: RouteFinding, forms: ReadonlyMap<string, string>): string | null {
  const { form, key, subject } = finding
  if (form !== null) return form
  const own = key === null ? forms.get(`redirects ${subject}`) : forms.get(`routes ${key}`)
  return own ?? null
}

function groupByKey(findings: readonly RouteFinding[]): ReadonlyMap<string, RouteFinding[]> {
  const byKey = new Map<string, RouteFinding[]>()
  for (const finding of findings) {
    for (const key of listKeys(finding)) {
      const known = byKey.get(key)
      if (known) known.push(finding)
      else byKey.set(key, [finding])
    }
  }
  return byKey
}

/**
 * The lines of the address table that are asked for, all languages side by side, and what is wrong.
 *
 * @param forms of the desk, by `routes {original path}` and `redirects {from}`
 */
export function toInspectorView(
  site: SiteAddresses,
  forms: ReadonlyMap<string, string>,
  query: InspectorQuery,
): InspectorView {
  const all = inspectRoutes(site)
  const byKey = groupByKey(all)
  const text = query.text.toLowerCase()
  const { entries, enabledLocales } = site.table
  const found = entries.filter(({ key, paths }) => {
    const isMeant = [key, ...Object.values(paths)].some((one) => one.toLowerCase().includes(text))
    const own = byKey.get(key) ?? []
    return isMeant && (query.fault === null || own.some((finding) => isAbout(query, finding)))
  })
  const pages = Math.max(1, Math.ceil(found.length / rowsPerPage))
  const page = Math.min(query.page, pages)
  const shown = found.slice((page - 1) * rowsPerPage, page * rowsPerPage)
  const meant = all.filter((one) => isAbout(query, one) && isWithText(one, text))
  return {
    rows: shown.map(({ key, paths }) => {
      const own = byKey.get(key) ?? []
      return {
        key,
        form: forms.get(`routes ${key}`) ?? null,
        cells: locales.map((locale) => ({
          locale,
          path: paths[locale] || null,
          isEnabled: enabledLocales.includes(locale),
          isFaulty: own.some((finding) => finding.locales.includes(locale)),
        })),
        faults: [...new Set(own.map(({ fault }) => fault))],
      }
    }),
    total: found.length,
    page,
    pages,
    findings: meant.slice(0, findingsMax).map((one) => ({ ...one, form: findForm(one, forms) })),
    moreFindings: Math.max(0, meant.length - findingsMax),
    counts: routeFaults
      .map((fault) => ({ fault, count: all.filter((one) => one.fault === fault).length }))
      .filter(({ count }) => count > 0),
    findingTotal: all.length,
  }
}

function isWithText({ key, subject, detail }: RouteFinding, text: string): boolean {
  return [key ?? '', subject, detail].some((one) => one.toLowerCase().includes(text))
}
