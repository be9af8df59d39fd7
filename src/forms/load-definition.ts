import type { FormDefinition } from './_kit/define-form'
import type { FormKind } from './registry'

/** One chunk per form, so that the browser loads the rules of the form on its page alone. */
const loaders: Readonly<Record<FormKind, () => Promise<{ definition: FormDefinition }>>> = {
  'contact-appointment': () => import('./contact-appointment/definition'),
  'contact-construction': () => import('./contact-construction/definition'),
  'contact-demand': () => import('./contact-demand/definition'),
  'contact-me': () => import('./contact-me/definition'),
  'data-request': () => import('./data-request/definition'),
  'demand-register': () => import('./demand-register/definition'),
  'document-request': () => import('./document-request/definition'),
  'job-application': () => import('./job-application/definition'),
  'rent-application': () => import('./rent-application/definition'),
  'report-listing': () => import('./report-listing/definition'),
  'send-to-friend': () => import('./send-to-friend/definition'),
  offer: () => import('./offer/definition'),
  'sign-newsletter': () => import('./sign-newsletter/definition'),
  'site-contact': () => import('./site-contact/definition'),
  testimonial: () => import('./testimonial/definition'),
}

/** The rules of a form, read by the browser when somebody starts to fill it in. */
export async function loadDefinition(kind: FormKind): Promise<FormDefinition> {
  const { definition } = await loaders[kind]()
  return definition
}
