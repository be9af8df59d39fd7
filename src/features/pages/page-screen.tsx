import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import { knownPages, thanksPages } from '@/domain/routes/known-pages'
import { formParameter } from '@/domain/routes/reserved'
import { toComparablePath } from '@/domain/routes/route-table'
import { turnedValue } from '@/domain/routes/search-alerts'
import { TurnedNote } from '@/features/alerts/turned-note'
import type { AppointmentView } from '@/features/appointments/appointment-queries'
import { BookedNote, findBookedTitle, readBooked } from '@/features/appointments/booked-note'
import { PageBanner } from '@/features/banners/page-banner'
import { PolicyLists } from '@/features/consent/policy-lists'
import { ConsentSettings } from '@/features/consent/settings-section'
import { ComplaintContacts } from '@/features/office/complaint-contacts'
import { ProcessorTable } from '@/features/processors/processor-table'
import { RetentionTable } from '@/features/retention/retention-table'
import { LoginSection, leaveLogin } from '@/features/owner-session/login-section'
import { ProjectListSection } from '@/features/projects/project-list-section'
import { toProjectListFacts } from '@/features/projects/to-project-list-facts'
import { findHref } from '@/features/properties/find-href'
import { PropertyListSection } from '@/features/properties/property-list-section'
import { getAddressBook } from '@/features/routing/address-book'
import { findArchived } from '@/features/routing/archived-queries'
import { redirectToLanguage } from '@/features/routing/redirect-to-language'
import type { PageFacts, Screen } from '@/features/routing/page-facts'
import type { ScreenRequest } from '@/features/routing/screen-request'
import { toQueryFacts } from '@/features/routing/to-query-facts'
import { HomeSearch } from '@/features/search/home-search'
import { SearchForm } from '@/features/search/search-form'
import { ShortlistSection } from '@/features/shortlist/shortlist-section'
import { toShortlistFacts } from '@/features/shortlist/to-shortlist-facts'
import { TestimonialList } from '@/features/testimonials/testimonial-list'
import { Container } from '@/ui/container/container'
import { isPublishedIn } from './page-index'
import { getPageIndex } from './page-index-queries'
import { toPageFacts } from './to-page-facts'
import { findPage, findPageDraft } from './page-queries'
import { getPageJsonLd } from './page-json-ld'
import styles from './page-screen.module.css'
import { PageText } from './page-text'
import type { PageView } from './to-page-view'
import { WaysOn } from './ways-on'

type PageRequest = ScreenRequest<'entry'>

function isPage({ destination }: PageRequest, originalPath: string): boolean {
  return toComparablePath(destination.entry.key) === toComparablePath(originalPath)
}

/** Whether the page is one that the site knows by its original path. */
function isKnownPage(request: PageRequest, name: keyof typeof knownPages): boolean {
  return isPage(request, knownPages[name])
}

const isShortlist = (request: PageRequest) => isKnownPage(request, 'shortlist')

/** What a page without a screen of its own shows because of what it is. */
function KnownCore({ request }: { request: PageRequest }) {
  const { locale } = request
  if (isKnownPage(request, 'cookies')) return <PolicyLists locale={locale} />
  if (isKnownPage(request, 'cookieSettings')) return <ConsentSettings locale={locale} />
  if (isKnownPage(request, 'privacy')) {
    return (
      <>
        <ProcessorTable locale={locale} />
        <RetentionTable locale={locale} />
      </>
    )
  }
  if (isKnownPage(request, 'complaints')) return <ComplaintContacts locale={locale} />
  return isKnownPage(request, 'testimonials') ? <TestimonialList locale={locale} /> : null
}

/** What a page that thanks tells who comes from its form, which its address says. */
function ThanksCore({ request }: { request: PageRequest }) {
  const { locale, query, destination } = request
  if (isPage(request, thanksPages.demand)) {
    return query?.get(formParameter) === turnedValue ? <TurnedNote locale={locale} /> : null
  }
  return request.renderChosen(destination.entry.key)
}

/** What a page shows between its own text and its modules. */
function PageCore({ view, request }: { view: PageView; request: PageRequest }) {
  const { locale, query, pathname } = request
  switch (view.screen) {
    case 'home':
      return <HomeSearch locale={locale} />
    case 'propertyList':
      return (
        <PropertyListSection
          locale={locale}
          presetId={view.presetId}
          query={query}
          pathname={pathname}
        />
      )
    case 'projectList':
      return (
        <ProjectListSection
          locale={locale}
          presetId={view.presetId}
          query={query}
          pathname={pathname}
        />
      )
    case 'login':
      return <LoginSection locale={locale} query={query} />
    case 'search':
      return (
        <Container>
          <SearchForm locale={locale} />
        </Container>
      )
    case 'feedback':
      return (
        <>
          <div className={styles.told}>
            <ThanksCore request={request} />
          </div>
          <WaysOn locale={locale} />
        </>
      )
    default:
      if (isShortlist(request)) {
        return <ShortlistSection locale={locale} pathname={pathname} query={query} />
      }
      return <KnownCore request={request} />
  }
}

async function findView({ destination, locale, viewer, isPreview }: PageRequest) {
  const { targetId } = destination.entry
  if (targetId === null) return null
  return isPreview ? findPageDraft(targetId, locale, viewer) : findPage(targetId, locale)
}

/** An archived page leads where its editor said; every other one that may not be shown is missing. */
async function leaveHiddenPage({ destination, locale }: PageRequest): Promise<never> {
  const archived = await findArchived(destination.entry, locale)
  if (archived?.movedTo) permanentRedirect(archived.movedTo)
  notFound()
}

/** Only lists show something else under a query. */
function toListFacts(facts: PageFacts, { screen }: PageView, query: URLSearchParams | null) {
  if (screen === 'projectList') return toProjectListFacts(facts, query)
  return screen === 'propertyList' ? toQueryFacts(facts, query) : facts
}

/** What was just booked, on the page that thanks for bookings. */
async function findBookedHere(request: PageRequest): Promise<AppointmentView | null> {
  const isThanks = isPage(request, thanksPages.booking)
  return isThanks ? readBooked(request.query?.get(formParameter)) : null
}

/** That page says what is true of the booking, and not what may be true of one. */
async function toBookedPage(view: PageView, booked: AppointmentView): Promise<PageView> {
  const title = (await findBookedTitle(booked)) ?? view.title
  return { ...view, title, intro: '', body: null, seo: { ...view.seo, title } }
}

/** The screen of a menu page: banner, head, what is special to it, and the modules in their grid. */
export async function getPageScreen(request: PageRequest): Promise<Screen> {
  const { destination, locale, isPreview, query } = request
  const [found, pages, book] = await Promise.all([
    findView(request),
    getPageIndex(),
    getAddressBook(locale),
  ])
  if (found === null) return leaveHiddenPage(request)
  const booked = await findBookedHere(request)
  const view = booked === null ? found : await toBookedPage(found, booked)
  const indexed = pages.find(({ id }) => id === view.id)
  if (!isPreview && !(indexed && isPublishedIn(indexed, locale))) notFound()
  const facts = toListFacts(toPageFacts(view, destination.entry, pages, book), view, query)
  redirectToLanguage(facts, query)
  if (view.screen === 'login') await leaveLogin(locale, query)
  const isHome = view.screen === 'home'
  const jsonLd = await getPageJsonLd({ view, entry: destination.entry, facts, book })
  const hasBanner = view.bannerId !== null || view.usesDefaultBanner
  return {
    facts: {
      ...(isShortlist(request) ? toShortlistFacts(facts, query) : facts),
      jsonLd,
      isHome,
      startsWithBanner: hasBanner,
    },
    body: (
      <>
        {hasBanner && (
          <PageBanner
            bannerId={view.bannerId}
            locale={locale}
            isHome={isHome}
            title={view.bannerShowsTitle ? view.title : null}
          />
        )}
        <PageText view={view} breadcrumb={facts.breadcrumb} />
        {booked && <BookedNote findHref={findHref} locale={locale} view={booked} />}
        <PageCore view={view} request={request} />
        {request.renderModules({ pageId: view.id, isPreview })}
      </>
    ),
  }
}
