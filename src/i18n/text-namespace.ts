/**
 * The names under which the texts of a slice are listed, and with which the key of an editor's own
 * words begins. Those of forms are the names of their folders in camel case.
 */
export type TextNamespace =
  ScreenNamespace | FormNamespace | 'facts' | 'forms' | 'owners' | 'routing'

/** Texts that screens read with `useTranslations` or `getTranslations`. */
export type ScreenNamespace =
  | 'articles'
  | 'banners'
  | 'lists'
  | 'modules'
  | 'pages'
  | 'projects'
  | 'properties'
  | 'search'
  | 'shell'
  | 'testimonials'

/** Texts of one kind of form. */
type FormNamespace =
  | 'contactConstruction'
  | 'contactDemand'
  | 'contactMe'
  | 'demandRegister'
  | 'signNewsletter'
  | 'siteContact'
