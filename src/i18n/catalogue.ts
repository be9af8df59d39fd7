import type { Locale } from '@/domain/kernel/locales'
import { messages as alerts } from '@/features/alerts/messages'
import { messages as appointmentMails } from '@/features/appointments/mail-messages'
import { messages as appointments } from '@/features/appointments/messages'
import { messages as articles } from '@/features/articles/messages'
import { messages as banners } from '@/features/banners/messages'
import { messages as brochure } from '@/features/brochure/messages'
import { messages as consent } from '@/features/consent/messages'
import { policyMessages } from '@/features/consent/policy-messages'
import { messages as documents } from '@/features/documents/messages'
import { messages as favourites } from '@/features/favourites/messages'
import { messages as feeds } from '@/features/feeds/messages'
import { messages as lists } from '@/features/lists/messages'
import { messages as map } from '@/features/map/messages'
import { messages as newsletter } from '@/features/newsletter/messages'
import { messages as offerMails } from '@/features/offers/mail-messages'
import { messages as pages } from '@/features/pages/messages'
import { messages as ownTestimonial } from '@/features/testimonials/author-messages'
import { messages as digest } from '@/features/portal-digest/messages'
import { messages as ownerNotices } from '@/features/notice-switch/messages'
import { messages as portalStatistics } from '@/features/portal-statistics/messages'
import { messages as ownerLinkMails } from '@/features/owner-session/link-mail-messages'
import { messages as ownerLinks } from '@/features/owner-session/link-messages'
import { messages as ownerMails } from '@/features/owner-session/mail-messages'
import { messages as ownerSecondFactorMails } from '@/features/owner-session/second-factor-mail-messages'
import { messages as ownerSecondFactor } from '@/features/owner-session/second-factor-messages'
import { messages as portalAccount } from '@/features/owner-session/account-messages'
import { messages as portal } from '@/features/portal/frame-messages'
import { messages as owners } from '@/features/owner-session/messages'
import { messages as complaints } from '@/features/office/complaint-messages'
import { messages as personalData } from '@/features/personal-data/messages'
import { messages as plannedPublications } from '@/features/planned-publications/messages'
import { messages as portalRecordMails } from '@/features/portal-records/mail-messages'
import { messages as portalRecords } from '@/features/portal-records/messages'
import { messages as processors } from '@/features/processors/messages'
import { messages as projects } from '@/features/projects/messages'
import { messages as facts } from '@/features/properties/fact-messages'
import { messages as properties } from '@/features/properties/messages'
import { messages as retention } from '@/features/retention/messages'
import { messages as routing } from '@/features/routing/messages'
import { messages as search, suggestionMessages } from '@/features/search/messages'
import { messages as shell } from '@/features/shell/messages'
import { messages as shortlist } from '@/features/shortlist/messages'
import { messages as testimonials } from '@/features/testimonials/messages'
import { messages as documentRequestMail } from '@/forms/document-request/mail-messages'
import { sharedMessages } from '@/forms/_kit/form-texts'
import { messages as enquiryMails } from '@/forms/_kit/mail-messages'
import { messages as rentApplicationMail } from '@/forms/rent-application/mail-messages'
import { messages as sendToFriendMail } from '@/forms/send-to-friend/mail-messages'
import { forms, isFormKind, toNamespace, type FormNamespaces } from '@/forms/registry'
import { messages as modules } from '@/modules/_kit/messages'
import { listMessages } from './override-messages'
import type { ScreenNamespace, TextNamespace } from './text-namespace'

/**
 * Every slice's texts under its namespace. The type of this object is what `useTranslations`
 * accepts, so a namespace that is not listed here cannot be used.
 */
export function composeMessages(locale: Locale) {
  return {
    appointments: appointments[locale],
    articles: articles[locale],
    banners: banners[locale],
    brochure: brochure[locale],
    documents: documents[locale],
    favourites: favourites[locale],
    lists: lists[locale],
    map: map[locale],
    modules: modules[locale],
    pages: pages[locale],
    projects: projects[locale],
    properties: properties[locale],
    search: search[locale],
    shell: shell[locale],
    shortlist: shortlist[locale],
    testimonials: testimonials[locale],
  } satisfies Record<ScreenNamespace, object>
}

/** Every fixed text of the site in one language, by the key under which an editor replaces it. */
export function listTexts(locale: Locale): Record<string, string> {
  const kinds = Object.keys(forms).filter(isFormKind)
  const own = Object.fromEntries(
    kinds.map((kind) => [toNamespace(kind), forms[kind].messages[locale]]),
  ) as Record<FormNamespaces, object>
  return listMessages({
    ...composeMessages(locale),
    alerts: alerts[locale],
    appointmentMails: appointmentMails[locale],
    consent: consent[locale],
    consentPolicy: policyMessages[locale],
    documentRequestMail: documentRequestMail[locale],
    enquiryMails: enquiryMails[locale],
    rentApplicationMail: rentApplicationMail[locale],
    sendToFriendMail: sendToFriendMail[locale],
    facts: facts[locale],
    feeds: feeds[locale],
    forms: sharedMessages[locale],
    newsletter: newsletter[locale],
    offerMails: offerMails[locale],
    ownTestimonial: ownTestimonial[locale],
    digest: digest[locale],
    ownerLinkMails: ownerLinkMails[locale],
    ownerLinks: ownerLinks[locale],
    ownerMails: ownerMails[locale],
    ownerNotices: ownerNotices[locale],
    ownerSecondFactor: ownerSecondFactor[locale],
    ownerSecondFactorMails: ownerSecondFactorMails[locale],
    portalStatistics: portalStatistics[locale],
    owners: owners[locale],
    portal: portal[locale],
    portalAccount: portalAccount[locale],
    complaints: complaints[locale],
    personalData: personalData[locale],
    plannedPublications: plannedPublications[locale],
    processors: processors[locale],
    retention: retention[locale],
    portalRecordMails: portalRecordMails[locale],
    portalRecords: portalRecords[locale],
    routing: routing[locale],
    suggestions: suggestionMessages[locale],
    ...own,
  } satisfies Record<TextNamespace, object>)
}
