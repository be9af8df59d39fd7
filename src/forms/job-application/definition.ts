import { cvEndings, cvSchema } from '@/domain/contact/cv'
import { defineForm } from '../_kit/define-form'
import { createPersonFields, privacyField, remarkField } from '../_kit/person-fields'

/** Somebody who would like to work at the agency, with a curriculum vitae. */
export const definition = defineForm({
  kind: 'job-application',
  subject: 'none',
  feedback: '/feedback/job-application/',
  fields: (set) => [
    ...createPersonFields(set).filter(({ name }) => name !== 'civility'),
    remarkField,
    { name: 'cv', control: 'file', endings: cvEndings, schema: cvSchema },
    privacyField,
  ],
})
