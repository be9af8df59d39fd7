import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import {
  buildPath,
  buildProjectPath,
  buildPropertyPaths,
  type PathSubject,
  type PropertyPathSubject,
  type PropertyPaths,
} from '@/domain/routes/build-path'
import type { RouteTable } from '@/domain/routes/route-table'
import { logError } from '@/server/log/log'
import { getTexts } from '@/server/texts/text-overrides'
import { messages } from './messages'
import { getRouteTable } from './route-queries'

/** Ready-made addresses in one language; screens and cards never build one themselves. */
export type Addresses = {
  locale: Locale
  table: RouteTable
  /** Address of an original path; an unknown one leads home and is logged. */
  page: (originalPath: string) => string
  property: (subject: PropertyPathSubject) => PropertyPaths
  project: (subject: PathSubject) => string
}

/** The addresses, and what a trail of them begins with. */
export type AddressBook = Addresses & {
  /** Name of the home page in a trail, in the editors' words where they have their own. */
  homeName: string
}

/**
 * The addresses in a language, for switches and sitemaps that lead to many. A trail needs the
 * editors' words as well, which only `getAddressBook` reads.
 */
export function toAddressBook(table: RouteTable, locale: Locale): Addresses {
  return {
    locale,
    table,
    page: (originalPath) => {
      const built = buildPath(table, originalPath, locale)
      if (built.isBroken) {
        logError('link to a page that no route knows', 'broken link', { originalPath, locale })
      }
      return built.href
    },
    property: (subject) => buildPropertyPaths(table, locale, subject),
    project: (subject) => buildProjectPath(table, locale, subject),
  }
}

export async function getAddressBook(locale: Locale): Promise<AddressBook> {
  const [table, { home }] = await Promise.all([
    getRouteTable(),
    getTexts('routing', messages, locale),
  ])
  return { ...toAddressBook(table, locale), homeName: home }
}
