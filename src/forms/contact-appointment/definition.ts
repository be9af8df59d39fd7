import * as z from 'zod'
import { defineForm } from '../_kit/define-form'
import {
  createPersonFields,
  createReachChecks,
  optionalRemarkField,
  privacyField,
} from '../_kit/person-fields'
import { waitingListField } from '@/domain/appointments/enquiry-states'
import { optInSchema } from '@/domain/contact/privacy'
import { thanksPages } from '@/domain/routes/known-pages'

const missing = { error: 'slot.missing' }

/**
 * Books a slot that the agency has published: a visit of one property or project, or a meeting at
 * the office where the page names neither.
 */
export const definition = defineForm({
  kind: 'contact-appointment',
  subject: 'any',
  feedback: thanksPages.booking,
  answersItself: true,
  titleOf: (_answers, { isAboutAgency }) =>
    isAboutAgency ? 'contactAppointmentOffice' : 'contactAppointment',
  fields: (set) => [
    {
      name: 'slot',
      control: 'radios',
      // The page knows which slots there are, and whoever stores the form which are left.
      options: [],
      schema: z.string(missing).regex(/^[1-9]\d{0,8}$/, missing),
    },
    {
      name: waitingListField,
      control: 'checkbox',
      isToldWhenOn: true,
      // The page may be older than the last booking.
      along: 'slot.full',
      schema: optInSchema,
    },
    ...createPersonFields(set),
    optionalRemarkField,
    privacyField,
  ],
  checks: createReachChecks,
  accepts: ({ propertyId, takesVisits }) => propertyId === null || takesVisits === true,
})
