import 'server-only'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { buildBrochurePath } from '@/domain/routes/brochures'
import { findOpenSlots } from '@/features/appointments/slot-queries'
import { getAddressBook, type AddressBook } from '@/features/routing/address-book'
import type { Screen } from '@/features/routing/page-facts'
import { redirectToLanguage } from '@/features/routing/redirect-to-language'
import { redirectToTrueAddress } from '@/features/routing/redirect-to-true-address'
import type { ScreenRequest } from '@/features/routing/screen-request'
import { env } from '@/server/env'
import { getAgency } from '@/features/office/agency-queries'
import { FoldedForm } from './folded-form'
import { offerFormId, tenantFormId } from './property-contact'
import { findSimilar } from './listing-queries'
import { getProjectSubjects } from './project-name-queries'
import { toPropertyFacts } from './to-property-facts'
import { toPropertyJsonLd } from './property-json-ld'
import type { PropertyAddresses } from './property-naming'
import { PropertyPage } from './property-page'
import { PropertyVisit } from './property-visit'
import { findProperty, findPropertyDraft, type FoundProperty } from './property-queries'
import type { PropertyView } from './property-view'

type PropertyRequest = ScreenRequest<'property' | 'unit'>

function findVersion(request: PropertyRequest): Promise<FoundProperty | null> {
  const { destination, locale, viewer, isPreview } = request
  return isPreview
    ? findPropertyDraft(destination.publicId, locale, viewer)
    : findProperty(destination.publicId, locale)
}

/** A draft that no list knows yet has no address of its own; it is shown where it was asked for. */
function addressesOfDraft({ locale, pathname }: PropertyRequest): PropertyAddresses {
  return {
    canonical: pathname,
    others: [],
    alternates: {},
    languageTargets: { [locale]: { href: pathname, isSamePage: true } },
  }
}

/**
 * The addresses of a property that visitors may see today. Leaves with "not found" for what was
 * never public, is no longer shown, or is discreet and was not asked for under the discreet list.
 */
function checkVisible(found: FoundProperty, request: PropertyRequest): PropertyAddresses {
  const { destination, isPreview } = request
  if (isPreview) return found.addresses ?? addressesOfDraft(request)
  const { addresses, state, view } = found
  if (addresses === null || state.kind === 'absent' || state.kind === 'gone') notFound()
  const isUnderDiscreet = destination.kind === 'property' && destination.listKey === 'discreet'
  if (view.isDiscreet && !isUnderDiscreet) notFound()
  return addresses
}

async function findHrefOfProject(view: PropertyView, book: AddressBook): Promise<string | null> {
  if (view.project === null) return null
  const subject = (await getProjectSubjects(book.locale)).get(view.project.publicId)
  return subject ? book.project(subject) : null
}

/**
 * The form about the home. Where a time can be booked above it, a visit is asked for here by those
 * alone whom none of the times suits.
 */
async function getContactForm(
  view: PropertyView,
  { locale, renderForm }: PropertyRequest,
  canBook: boolean,
) {
  if (view.closedAs !== null) return null
  const t = await getTranslations({ locale, namespace: 'properties.detail.contact' })
  const wishes = [
    { value: 'info' },
    { value: 'visit', label: t('otherVisit') },
    { value: 'documents' },
  ]
  return renderForm({
    kind: 'contact-me',
    subject: { property: view.publicId },
    ...(canBook && { choices: { wish: wishes } }),
  })
}

/** The form stands folded: most visitors come to look, and an offer is a grave step. */
async function getOfferForm(view: PropertyView, { locale, renderForm }: PropertyRequest) {
  if (!view.takesOffers) return null
  const t = await getTranslations({ locale, namespace: 'properties.detail.contact' })
  return renderForm({
    kind: 'offer',
    id: offerFormId,
    subject: { property: view.publicId },
    summary: t('offerForm'),
  })
}

/** Folded as well: most come to look first, and may not be asked this much before a visit. */
async function getTenantForm(view: PropertyView, { locale, renderForm }: PropertyRequest) {
  if (!view.takesTenants) return null
  const t = await getTranslations({ locale, namespace: 'properties.detail.contact' })
  return renderForm({
    kind: 'rent-application',
    id: tenantFormId,
    subject: { property: view.publicId },
    summary: t('tenantForm'),
  })
}

/** The screen of a property; of a unit, inside its project. */
export async function getPropertyScreen(request: PropertyRequest): Promise<Screen> {
  const { locale, query, isPreview, renderForm } = request
  const found = await findVersion(request)
  if (found === null) notFound()
  const { view, state } = found
  const addresses = checkVisible(found, request)
  redirectToTrueAddress(addresses, request)
  const [book, agency, slots, similar] = await Promise.all([
    getAddressBook(locale),
    getAgency(),
    view.closedAs === null ? findOpenSlots(view.publicId) : [],
    findSimilar(
      {
        publicId: view.publicId,
        goal: view.goal,
        countryId: view.countryId,
        zip: view.zip,
        typeIds: view.typeIds,
        amount: view.price.kind === 'amount' ? view.price.amount : null,
        bedrooms: view.bedrooms,
      },
      locale,
    ),
  ])
  const facts = toPropertyFacts(view, addresses, {
    book,
    projectHref: await findHrefOfProject(view, book),
    isIndexable: !isPreview && 'isIndexable' in state && state.isIndexable,
  })
  redirectToLanguage(facts, query)
  const origin = env().SITE_URL
  const { canonical } = addresses
  const jsonLd = [toPropertyJsonLd(view, { locale, origin, canonical, agencyName: agency.name })]
  const canBook = slots.some(({ isFull }) => !isFull)
  const form = await getContactForm(view, request, canBook)
  const folded = { publicId: view.publicId, query, renderForm }
  return {
    facts: { ...facts, jsonLd },
    body: (
      <PropertyPage
        agency={agency}
        canBook={canBook}
        brochureHref={
          !isPreview && found.isOnPaper ? buildBrochurePath(locale, view.publicId) : null
        }
        facts={facts}
        form={form}
        documentForm={form && <FoldedForm {...folded} kind="document-request" name="documents" />}
        report={form && <FoldedForm {...folded} kind="report-listing" name="report" />}
        share={
          form === null || view.isDiscreet ? null : (
            <FoldedForm {...folded} kind="send-to-friend" name="friend" />
          )
        }
        visit={
          slots.length > 0 ? (
            <PropertyVisit
              locale={locale}
              renderForm={renderForm}
              slots={slots}
              subject={{ property: view.publicId }}
            />
          ) : null
        }
        offerForm={await getOfferForm(view, request)}
        tenantForm={await getTenantForm(view, request)}
        locale={locale}
        similar={similar}
        url={`${origin}${canonical}`}
        view={view}
      />
    ),
  }
}
