import type { FormDefinition } from './_kit/define-form'
import type { FormMessages } from './_kit/form-texts'
import { definition as contactAppointment } from './contact-appointment/definition'
import { messages as contactAppointmentMessages } from './contact-appointment/messages'
import { definition as contactConstruction } from './contact-construction/definition'
import { messages as contactConstructionMessages } from './contact-construction/messages'
import { definition as contactDemand } from './contact-demand/definition'
import { messages as contactDemandMessages } from './contact-demand/messages'
import { definition as contactMe } from './contact-me/definition'
import { messages as contactMeMessages } from './contact-me/messages'
import { definition as dataRequest } from './data-request/definition'
import { messages as dataRequestMessages } from './data-request/messages'
import { definition as demandRegister } from './demand-register/definition'
import { messages as demandRegisterMessages } from './demand-register/messages'
import { definition as documentRequest } from './document-request/definition'
import { messages as documentRequestMessages } from './document-request/messages'
import { definition as jobApplication } from './job-application/definition'
import { messages as jobApplicationMessages } from './job-application/messages'
import { definition as rentApplication } from './rent-application/definition'
import { messages as rentApplicationMessages } from './rent-application/messages'
import { definition as reportListing } from './report-listing/definition'
import { messages as reportListingMessages } from './report-listing/messages'
import { definition as sendToFriend } from './send-to-friend/definition'
import { messages as sendToFriendMessages } from './send-to-friend/messages'
import { definition as offer } from './offer/definition'
import { messages as offerMessages } from './offer/messages'
import { definition as signNewsletter } from './sign-newsletter/definition'
import { messages as signNewsletterMessages } from './sign-newsletter/messages'
import { definition as siteContact } from './site-contact/definition'
import { messages as siteContactMessages } from './site-contact/messages'
import { definition as testimonial } from './testimonial/definition'
import { messages as testimonialMessages } from './testimonial/messages'

export type RegisteredForm = { definition: FormDefinition; messages: FormMessages }

/** Every form of the site, by kind. A folder that is missing here fails a test. */
export const forms = {
  'contact-appointment': { definition: contactAppointment, messages: contactAppointmentMessages },
  'contact-construction': {
    definition: contactConstruction,
    messages: contactConstructionMessages,
  },
  'contact-demand': { definition: contactDemand, messages: contactDemandMessages },
  'contact-me': { definition: contactMe, messages: contactMeMessages },
  'data-request': { definition: dataRequest, messages: dataRequestMessages },
  'demand-register': { definition: demandRegister, messages: demandRegisterMessages },
  'document-request': { definition: documentRequest, messages: documentRequestMessages },
  'job-application': { definition: jobApplication, messages: jobApplicationMessages },
  'rent-application': { definition: rentApplication, messages: rentApplicationMessages },
  'report-listing': { definition: reportListing, messages: reportListingMessages },
  'send-to-friend': { definition: sendToFriend, messages: sendToFriendMessages },
  offer: { definition: offer, messages: offerMessages },
  'sign-newsletter': { definition: signNewsletter, messages: signNewsletterMessages },
  'site-contact': { definition: siteContact, messages: siteContactMessages },
  testimonial: { definition: testimonial, messages: testimonialMessages },
} satisfies Record<string, RegisteredForm>

export type FormKind = keyof typeof forms

export function isFormKind(value: unknown): value is FormKind {
  return typeof value === 'string' && Object.hasOwn(forms, value)
}

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** The names of the texts of all forms. */
export type FormNamespaces = CamelCase<FormKind>

/** The name of a form's texts; a namespace is a folder's name in camel case. */
export function toNamespace(kind: FormKind): FormNamespaces {
  const name = kind.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  // The compiler cannot follow the replacement; the type above does the same.
  return name as FormNamespaces
}

export function findForm(kind: string): RegisteredForm | null {
  return isFormKind(kind) ? forms[kind] : null
}
