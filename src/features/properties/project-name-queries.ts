import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import { pickText, toLocalized, toMeantLocales, type Locale } from '@/domain/kernel/locales'
import { localizedPlaceName } from '@/domain/places/place-name'
import type { PathSubject } from '@/domain/routes/build-path'
import { getAddressBook } from '@/features/routing/address-book'
import { getRouteTable } from '@/features/routing/route-queries'
import { anonymous, payloadAs } from '@/server/payload'

/** What of a project stands in an address, in every language. */
export type ProjectName = {
  publicId: number
  names: Partial<Record<Locale, string>>
  city: string
  visibleIn: readonly Locale[]
}

/** The public projects, of which an agency has few enough to be read at once. */
export async function getProjectNames(): Promise<ProjectName[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.projects)
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'projects',
    locale: 'all',
    pagination: false,
    depth: 0,
    select: { publicId: true, name: true, city: true, visibleIn: true },
  })
  return docs.flatMap(({ publicId, name, city, visibleIn }) =>
    typeof publicId === 'number'
      ? [
          {
            publicId,
            names: toLocalized(name),
            city: city ?? '',
            visibleIn: toMeantLocales(visibleIn),
          },
        ]
      : [],
  )
}

/** The subject of a project's address; without a name in the language it goes by the default one. */
export function toProjectSubject(
  { publicId, names, city }: ProjectName,
  locale: Locale,
  defaultLocale: Locale,
): PathSubject {
  return {
    publicId,
    title: pickText(names, locale) || pickText(names, defaultLocale),
    city: localizedPlaceName(city, locale),
  }
}

/** The projects by public id, as their addresses in one language need them. */
export async function getProjectSubjects(
  locale: Locale,
): Promise<ReadonlyMap<number, PathSubject>> {
  const [projects, { defaultLocale }] = await Promise.all([getProjectNames(), getRouteTable()])
  return new Map(
    projects.map((project) => [project.publicId, toProjectSubject(project, locale, defaultLocale)]),
  )
}

/** The page of a project in a language; null where it has none. */
export async function findProjectHref(publicId: number, locale: Locale): Promise<string | null> {
  const project = (await getProjectNames()).find((one) => one.publicId === publicId)
  if (project === undefined || !project.visibleIn.includes(locale)) return null
  const book = await getAddressBook(locale)
  return book.project(toProjectSubject(project, locale, book.table.defaultLocale))
}
