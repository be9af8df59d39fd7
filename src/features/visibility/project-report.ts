import 'server-only'
import type { TypedUser } from 'payload'
import { toLocalized, toMeantLocales, type Locale } from '@/domain/kernel/locales'
import {
  explainProject,
  type PlacedFacts,
  type ProjectPlace,
} from '@/domain/visibility/explain-content'
import { toPlace, type LanguageReport, type VisibilityReport } from '@/domain/visibility/report'
import { findProject } from '@/features/projects/project-page-queries'
import { findProjectList } from '@/features/projects/project-queries'
import { findProjectHref } from '@/features/properties/project-name-queries'
import { getRouteTable } from '@/features/routing/route-queries'
import { getProjectEntries } from '@/features/sitemaps/content-pages'
import { findListPages } from './list-pages'
import { hasNewerDraft, readStored, toRecordFacts } from './read-record'

type Asked = { facts: PlacedFacts; publicId: number; locale: Locale }

async function askLists({ facts, publicId, locale }: Asked) {
  const pages = await findListPages('projectList', locale)
  return Promise.all(
    pages.map(async ({ name, href, presetId }) => {
      const presetIds = presetId === null ? [] : [presetId]
      const { projects } = await findProjectList({ locale, presetIds })
      const index = projects.findIndex(({ card }) => card.publicId === publicId)
      const position = index === -1 ? null : { at: index + 1, total: projects.length }
      const selection = presetId === null || position !== null ? null : 'notChosen'
      const hurdles = explainProject(facts, { place: 'list', selection }, locale)
      const source =
        presetId === null ? null : ({ collection: 'list-presets', id: presetId } as const)
      return toPlace('list', position !== null, hurdles, { name, href, position, source })
    }),
  )
}

async function reportLanguage(asked: Asked): Promise<LanguageReport> {
  const { facts, publicId, locale } = asked
  const isOn = facts.enabledLocales.includes(locale)
  const [found, href, entries, lists] = await Promise.all([
    isOn ? findProject(publicId, locale) : null,
    findProjectHref(publicId, locale),
    getProjectEntries(),
    askLists(asked),
  ])
  const isShown = found !== null && found.naming.visibleIn.includes(locale)
  const why = (place: ProjectPlace) => explainProject(facts, place, locale)
  const isInSitemap = href !== null && entries.some(({ path }) => path === href)
  return {
    locale,
    addresses: isShown && href !== null ? [href] : [],
    places: [
      toPlace('page', isShown, why({ place: 'page' }), { href: isShown ? href : null }),
      ...lists,
      toPlace('sitemap', isInSitemap, why({ place: 'sitemap' })),
      toPlace('searchEngines', isShown, why({ place: 'searchEngines' })),
    ],
  }
}

/**
 * Where visitors come across a project in each language, and what keeps it out of the rest.
 *
 * @returns null when there is no such project, or this account may not read it
 */
export async function reportProject(
  staff: TypedUser,
  id: number,
  locales: readonly Locale[],
): Promise<VisibilityReport | null> {
  const record = await readStored(staff, 'projects', id)
  const publicId = record?.publicId
  if (!record || typeof publicId !== 'number') return null
  const { enabledLocales } = await getRouteTable()
  const facts: PlacedFacts = {
    ...(await toRecordFacts(staff, 'projects', record, {
      enabledLocales,
      visibleIn: toMeantLocales(record.visibleIn),
      missesMention: false,
    })),
    titles: toLocalized(record.name),
    status: record.status ?? null,
    isPublic: record.isPublic ?? false,
  }
  return {
    languages: await Promise.all(
      locales.map((locale) => reportLanguage({ facts, publicId, locale })),
    ),
    sources: { marquee: null, route: null },
    hasNewerDraft: await hasNewerDraft(staff, 'projects', record),
  }
}
