import type { ChosenFile } from '@/domain/contact/sent-file'
import type { Choices } from './_kit/to-form-model'
import type { FormValues } from '@/server/request/form-drafts'
import { example as contactAppointment, exampleChoices } from './contact-appointment/example'
import { example as contactConstruction } from './contact-construction/example'
import { example as contactDemand } from './contact-demand/example'
import { example as contactMe } from './contact-me/example'
import { example as dataRequest } from './data-request/example'
import { example as demandRegister } from './demand-register/example'
import { example as documentRequest } from './document-request/example'
import { example as jobApplication, exampleFiles } from './job-application/example'
import { example as rentApplication } from './rent-application/example'
import { example as reportListing } from './report-listing/example'
import { example as sendToFriend } from './send-to-friend/example'
import { example as offer } from './offer/example'
import { example as signNewsletter } from './sign-newsletter/example'
import { example as siteContact } from './site-contact/example'
import { example as testimonial } from './testimonial/example'
import type { FormKind } from './registry'

/** Every form filled in, by kind. A kind without an example does not compile. */
export const formExamples: Readonly<Record<FormKind, FormValues>> = {
  'contact-appointment': contactAppointment,
  'contact-construction': contactConstruction,
  'contact-demand': contactDemand,
  'contact-me': contactMe,
  'data-request': dataRequest,
  'demand-register': demandRegister,
  'document-request': documentRequest,
  'job-application': jobApplication,
  'rent-application': rentApplication,
  'report-listing': reportListing,
  'send-to-friend': sendToFriend,
  offer,
  'sign-newsletter': signNewsletter,
  'site-contact': siteContact,
  testimonial,
}

/** Files that belong to the examples, by kind and question. */
export const formFiles: Readonly<Partial<Record<FormKind, Readonly<Record<string, ChosenFile>>>>> =
  {
    'job-application': exampleFiles,
  }

/** Answers that only a page knows, for the forms that leave them to it. */
export const formChoices: Readonly<Partial<Record<FormKind, Choices>>> = {
  'contact-appointment': exampleChoices,
}
