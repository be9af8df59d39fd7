import { describe, expect, it } from 'vitest'
import { findFormCodes } from '../_kit/find-codes.fixture'
import { definition } from './definition'
import { example } from './example'

const cv = { name: 'cv.pdf', size: 20_000 }

describe('job-application', () => {
  it('accepts its example with a file', () => {
    expect(findFormCodes(definition, { ...example, cv })).toEqual({})
  })

  it('asks who applies, why, and for a file', () => {
    expect(findFormCodes(definition, {})).toEqual({
      firstName: 'firstName.missing',
      lastName: 'lastName.missing',
      email: 'email.missing',
      phone: 'phone.missing',
      remark: 'remark.missing',
      cv: 'cv.missing',
      privacy: 'privacy.missing',
    })
  })

  it.each([
    [{ name: 'cv.pdf', size: 0 }, 'cv.empty'],
    [{ name: 'cv.pdf', size: 6_000_000 }, 'cv.tooLarge'],
    [{ name: 'cv.jpg', size: 10 }, 'cv.wrongType'],
  ])('refuses %j', (file, code) => {
    expect(findFormCodes(definition, { ...example, cv: file })).toEqual({ cv: code })
  })
})
