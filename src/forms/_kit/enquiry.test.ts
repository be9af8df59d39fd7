import { describe, expect, it } from 'vitest'
import { definition } from '../contact-construction/definition'
import { addMonths, toEnquiry } from './enquiry'
import { noSubject } from './form-subject'
import { createSubmission, now } from './submission.fixture'

describe('addMonths', () => {
  it.each([
    ['2026-11-20T10:00:00Z', 6, '2027-05-20T10:00:00.000Z'],
    ['2026-08-31T10:00:00Z', 6, '2027-02-28T10:00:00.000Z'],
    ['2026-12-31T10:00:00Z', 24, '2028-12-31T10:00:00.000Z'],
  ])('counts from %s %i months to %s', (from, months, to) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(to)
  })
})

const submission = await createSubmission('contact-construction', {
  subject: { property: null, project: 5, unit: 31 },
})

describe('toEnquiry', () => {
  const toFields = (answers: Record<string, unknown>) =>
    toEnquiry(definition, { submission, subject: noSubject, answers, key: 'key' }, now)

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
})
