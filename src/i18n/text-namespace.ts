/**
 * The names under which the texts of a slice are listed, and with which the key of an editor's own
 * words begins. Those of forms are the names of their folders in camel case.
 */
export type TextNamespace =
  | ScreenNamespace
  | FormNamespace
  | 'alerts'
  | 'appointmentMails'
  | 'facts'
  | 'feeds'
  | 'forms'
  | 'documentRequestMail'
  | 'enquiryMails'
  | 'newsletter'
  | 'offerMails'
  | 'digest'
  | 'ownerLinkMails'
  | 'ownerLinks'
  | 'ownerMails'
  | 'ownerSecondFactor'
  | 'ownerSecondFactorMails'
  | 'portalStatistics'
  | 'owners'
  | 'portal'
  | 'portalAccount'
  | 'portalRecordMails'
  | 'portalRecords'
  | 'routing'
  | 'ownTestimonial'
  | 'rentApplicationMail'
  | 'sendToFriendMail'
  | 'suggestions'

/** Texts that screens read with `useTranslations` or `getTranslations`. */
export type ScreenNamespace =
  | 'appointments'
  | 'articles'
  | 'banners'
  | 'brochure'
  | 'documents'
  | 'favourites'
  | 'lists'
  | 'map'
  | 'modules'
  | 'pages'
  | 'projects'
  | 'properties'
  | 'search'
  | 'shell'
  | 'shortlist'
  | 'testimonials'

/** Texts of one kind of form. */
type FormNamespace =
  | 'contactAppointment'
  | 'contactConstruction'
  | 'contactDemand'
  | 'contactMe'
  | 'demandRegister'
  | 'documentRequest'
  | 'jobApplication'
  | 'rentApplication'
  | 'reportListing'
  | 'sendToFriend'
  | 'offer'
  | 'signNewsletter'
  | 'siteContact'
  | 'testimonial'
