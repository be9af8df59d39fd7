import type { ListingCard } from '@/cms/read-model/listing-row'
import type { Locale } from '@/domain/kernel/locales'
import { alternates, type Alternates, type PathSubject } from '@/domain/routes/build-path'
import type { RouteTable } from '@/domain/routes/route-table'
import type { GeoPoint } from '@/domain/places/location'
import { toAddressBook } from '@/features/routing/address-book'
import type { LanguageTarget } from '@/features/routing/page-facts'
import { toPathSubject } from './property-path'

/** A row of the read model, as far as the page of the property needs it. */
export type PublicRow = {
  locale: Locale
  card: ListingCard
  point: (GeoPoint & { isApproximate: boolean }) | null
}

export type PropertyAddresses = {
  canonical: string
  others: string[]
  alternates: Alternates
  languageTargets: Partial<Record<Locale, LanguageTarget>>
}

/** The name of a project in one language, or null when it is not public. */
export type FindProject = (publicId: number, locale: Locale) => PathSubject | null

function pathsIn(row: PublicRow, table: RouteTable, findProject: FindProject) {
  const { card, locale } = row
  const project = card.projectPublicId === null ? null : findProject(card.projectPublicId, locale)
  return toAddressBook(table, locale).property(toPathSubject(card, project))
}

/**
 * All addresses of a property: its true one in this language, the other paths that answer, and the
 * other languages. A language in which the title is borrowed has a page, but is not announced to
 * search engines as a translation.
 *
 * @returns null when the property has no page in this language
 */
export function toPropertyAddresses(
  rows: readonly PublicRow[],
  locale: Locale,
  table: RouteTable,
  findProject: FindProject,
): PropertyAddresses | null {
  const rowIn = (wanted: Locale) => rows.find((row) => row.locale === wanted)
  const own = rowIn(locale)
  if (!own) return null
  const targets: PropertyAddresses['languageTargets'] = {}
  for (const other of table.enabledLocales) {
    const row = rowIn(other)
    targets[other] = row
      ? { href: pathsIn(row, table, findProject).canonical, isSamePage: true }
      : { href: `/${other}/`, isSamePage: false }
  }
  return {
    ...pathsIn(own, table, findProject),
    languageTargets: targets,
    alternates: alternates(table, (other) => {
      const row = rowIn(other)
      return row?.card.titleLocale === other ? pathsIn(row, table, findProject).canonical : null
    }),
  }
}
