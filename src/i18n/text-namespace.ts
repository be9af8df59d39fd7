/**
 * The names under which the texts of a slice are listed, and with which the key of an editor's own
 * words begins. Those of forms are the names of their folders in camel case.
 */
export type TextNamespace =
  | ScreenNamespace
  | FormNamespace
  | 'appointmentMails'
  | 'facts'
  | 'feeds'
  | 'forms'
  | 'enquiryMails'
  | 'offerMails'
  | 'owners'
  | 'routing'
  | 'suggestions'

/** Texts that screens read with `useTranslations` or `getTranslations`. */
export type ScreenNamespace =
  | 'appointments'
  | 'articles'
  | 'banners'
  | 'brochure'
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
  | 'offer'
  | 'signNewsletter'
  | 'siteContact'
