import 'server-only'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { formatPriceView } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import { alternates } from '@/domain/routes/build-path'
import { listPaths } from '@/domain/routes/list-routes'
import { cleanDescription } from '@/domain/text/clean-description'
import { toShareImage } from '@/features/media/image-src'
import { findProjectSlots } from '@/features/appointments/slot-queries'
import { getAgency } from '@/features/office/agency-queries'
import { PropertyVisit } from '@/features/properties/property-visit'
import { toProjectSubject, type ProjectName } from '@/features/properties/project-name-queries'
import { getAddressBook, toAddressBook, type AddressBook } from '@/features/routing/address-book'
import type { Crumb, LanguageTarget, PageFacts, Screen } from '@/features/routing/page-facts'
import { redirectToLanguage } from '@/features/routing/redirect-to-language'
import { redirectToTrueAddress } from '@/features/routing/redirect-to-true-address'
import type { ScreenRequest } from '@/features/routing/screen-request'
import { extendTrail, toPageTrail } from '@/features/routing/trail'
import { env } from '@/server/env'
import { toProjectJsonLd } from './project-json-ld'
import { ProjectPage } from './project-page'
import { findProject, findProjectDraft } from './project-page-queries'
import type { ProjectView } from './project-view'

type ProjectRequest = ScreenRequest<'project'>

function hrefIn(naming: ProjectName, locale: Locale, { table }: AddressBook): string {
  const subject = toProjectSubject(naming, locale, table.defaultLocale)
  return toAddressBook(table, locale).project(subject)
}

function toLanguageTargets(naming: ProjectName, book: AddressBook) {
  const targets: Partial<Record<Locale, LanguageTarget>> = {}
  for (const locale of book.table.enabledLocales) {
    targets[locale] = naming.visibleIn.includes(locale)
      ? { href: hrefIn(naming, locale, book), isSamePage: true }
      : { href: `/${locale}/`, isSamePage: false }
  }
  return targets
}

/** Home, the projects, the place and the project itself. */
function toBreadcrumb({ city, name }: ProjectView, book: AddressBook): Crumb[] {
  const { projects } = listPaths
  const trail = extendTrail(toPageTrail(book, projects), book.page(projects), name.text)
  const place: Crumb[] = city === '' ? [] : [{ name: city, href: null }]
  return [...trail.slice(0, -1), ...place, ...trail.slice(-1)]
}

async function toFacts(
  view: ProjectView,
  naming: ProjectName,
  book: AddressBook,
  isIndexable: boolean,
): Promise<PageFacts> {
  const t = await getTranslations('projects')
  const { locale, table } = book
  const title = t('metaTitle', { name: view.name.text, city: view.city })
  const text = view.description ? cleanDescription(view.description.text) : ''
  const description = `${view.cityLine}, ${formatPriceView(view.price, locale)}. ${text}`
  return {
    locale,
    title,
    description,
    canonical: hrefIn(naming, locale, book),
    alternates: alternates(table, (other) =>
      naming.visibleIn.includes(other) && naming.names[other] ? hrefIn(naming, other, book) : null,
    ),
    languageTargets: toLanguageTargets(naming, book),
    isIndexable,
    breadcrumb: toBreadcrumb(view, book),
    image: toShareImage(view.pictures[0]),
    openGraph: { title, description },
    twitter: { title, description },
  }
}

/** The screen of a project. Its id decides; every other spelling of the address leads to the true one. */
export async function getProjectScreen(request: ProjectRequest): Promise<Screen> {
  const { destination, locale, query, pathname, viewer, isPreview, renderForm } = request
  const { publicId } = destination
  const found = isPreview
    ? await findProjectDraft(publicId, locale, viewer)
    : await findProject(publicId, locale)
  if (found === null) notFound()
  const { view, units, naming } = found
  if (!isPreview && !naming.visibleIn.includes(locale)) notFound()
  const [book, agency, slots] = await Promise.all([
    getAddressBook(locale),
    getAgency(),
    findProjectSlots(publicId),
  ])
  const facts = await toFacts(view, naming, book, !isPreview)
  redirectToTrueAddress(facts, request)
  redirectToLanguage(facts, query)
  const origin = env().SITE_URL
  const { canonical } = facts
  const jsonLd = toProjectJsonLd(view, units, {
    locale,
    origin,
    canonical,
    agencyName: agency.name,
  })
  return {
    facts: { ...facts, jsonLd },
    body: (
      <ProjectPage
        agency={agency}
        facts={facts}
        form={renderForm({ kind: 'contact-construction', subject: { project: publicId } })}
        locale={locale}
        pathname={pathname}
        query={query}
        units={units}
        url={`${origin}${canonical}`}
        view={view}
        visit={
          slots.length > 0 ? (
            <PropertyVisit
              locale={locale}
              renderForm={renderForm}
              slots={slots}
              subject={{ project: publicId }}
            />
          ) : null
        }
      />
    ),
  }
}
