import { defineForm } from '../_kit/define-form'
import {
  createPersonFields,
  newsletterField,
  preferenceFields,
  privacyField,
  remarkField,
} from '../_kit/person-fields'

/** The general contact form. */
export const definition = defineForm({
  kind: 'site-contact',
  subject: 'none',
  feedback: '/feedback/site-contact/',
  fields: (set) => [
    ...createPersonFields(set),
    remarkField,
    ...preferenceFields,
    newsletterField,
    privacyField,
  ],
})
