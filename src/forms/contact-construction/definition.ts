import { defineForm } from '../_kit/define-form'
import {
  createPersonFields,
  newsletterField,
  optionalRemarkField,
  preferenceFields,
  privacyField,
} from '../_kit/person-fields'

/** Asks about a new-build project or one of its units. */
export const definition = defineForm({
  kind: 'contact-construction',
  subject: 'project',
  feedback: '/feedback/contact-construction/',
  repeatsChosen: true,
  fields: (set) => [
    ...createPersonFields(set),
    optionalRemarkField,
    ...preferenceFields,
    newsletterField,
    privacyField,
  ],
})
