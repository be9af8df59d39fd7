import type { Locale } from '../kernel/locales'

/** What an address stands for; decides which screen answers. */
export type RouteType = 'page' | 'article' | 'feedback' | 'login'

/** One step of the trail above a page. A step that is not public is shown without a link. */
export type RouteBreadcrumb = {
  name: Partial<Record<Locale, string>>
  isPublic: boolean
  /** Original path of the step, or null when it has no address of its own. */
  path: string | null
}

/** One line of the route table: an original path and its address in every language. */
export type RouteEntry = {
  /** The original path with its capitals, such as `/Projects/`; compared without regard to case. */
  key: string
  type: RouteType
  /** False: the record is content for modules, and a visitor who asks for its address gets a 404. */
  isPublic: boolean
  /** Without language prefix, with both slashes, such as `/te-koop/`; the home page is `/`. */
  paths: Partial<Record<Locale, string>>
  /** Former addresses, which redirect. Written like `paths`. */
  aliases?: Partial<Record<Locale, string[]>>
  targetId: number | null
  /** What the page is called, for the trail of what lies below it. */
  names?: Partial<Record<Locale, string>>
  breadcrumb: RouteBreadcrumb[]
}

export type RouteTable = {
  defaultLocale: Locale
  enabledLocales: readonly Locale[]
  entries: readonly RouteEntry[]
}

/** Brings any spelling of a path to its comparable form: both slashes, lower case. */
export function toComparablePath(path: string): string {
  const inner = path
    .replace(/^\/+|\/+$/g, '')
    .normalize('NFC')
    .toLowerCase()
  return inner === '' ? '/' : `/${inner}/`
}

/** Puts the language in front: `/te-koop/` becomes `/nl/te-koop/`. */
export function toHref(locale: Locale, path: string): string {
  return `/${locale}${path}`
}
