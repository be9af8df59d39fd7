import { describe, expect, it } from 'vitest'
import { definition } from '../contact-construction/definition'
import { privacyVersion, toEnquiry } from './enquiry'
import { noSubject } from './form-subject'
import { createSubmission, now } from './submission.fixture'

const submission = await createSubmission('contact-construction', {
  subject: { property: null, project: 5, unit: 31 },
})

describe('toEnquiry', () => {
  const toFields = (answers: Record<string, unknown>) =>
    toEnquiry(definition, { submission, subject: noSubject, answers, key: 'key' }, { now })

  it('notes the unit that the question is about', () => {
    expect(toFields({}).fields).toEqual({ unit: 31 })
  })
  it('keeps a number of an unknown plan as typed and dials no guess', () => {
    const { person, fields } = toFields({ phone: '475123456' })
    expect(person.phone).toBeNull()
    expect(fields['phone']).toBe('475123456')
  })
  it('keeps neither the person twice nor answers that were left open', () => {
    const answers = { firstName: 'An', email: 'an@example.be', privacy: true, remark: undefined }
    expect(toFields(answers).fields).toEqual({ unit: 31 })
  })
  it('says that somebody agreed to the statement only of who did', () => {
    expect(toFields({ privacy: true }).privacyVersion).toBe(privacyVersion)
    expect(toFields({}).privacyVersion).toBeNull()
  })
})
