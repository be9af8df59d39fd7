import { describe, expect, it } from 'vitest'
import { findFormCodes } from '../_kit/find-codes.fixture'
import { definition } from './definition'
import { example } from './example'

const visitor = { wish: 'visit', firstName: 'An', lastName: 'De Wolf', privacy: 'on' }

describe('contact-me', () => {
  it('accepts its example in either set', () => {
    expect(findFormCodes(definition, example)).toEqual({})
    expect(findFormCodes(definition, example, 'minimal')).toEqual({})
  })
  it('asks what is wanted', () => {
    expect(findFormCodes(definition, { ...example, wish: undefined })).toEqual({
      wish: 'wish.missing',
    })
    expect(findFormCodes(definition, { ...example, wish: 'key' })).toEqual({ wish: 'wish.missing' })
  })
  it('asks a candidate tenant in Brussels a name and one way to answer', () => {
    expect(findFormCodes(definition, { ...visitor, email: 'an@example.be' }, 'minimal')).toEqual({})
    expect(findFormCodes(definition, { ...visitor, phone: '0470000001' }, 'minimal')).toEqual({})
    expect(findFormCodes(definition, visitor, 'minimal')).toEqual({ email: 'reach.missing' })
  })
  it('tells that a way to answer is missing together with what else is wrong', () => {
    expect(findFormCodes(definition, {}, 'minimal')).toEqual({
      wish: 'wish.missing',
      firstName: 'firstName.missing',
      lastName: 'lastName.missing',
      email: 'reach.missing',
      privacy: 'privacy.missing',
    })
  })
  it('asks no title of a candidate tenant in Brussels', () => {
    const names = definition.fields('minimal').map(({ name }) => name)
    expect(names).not.toContain('civility')
  })
  it('still refuses an e-mail address that is none', () => {
    expect(findFormCodes(definition, { ...visitor, email: 'an' }, 'minimal')).toEqual({
      email: 'email.invalid',
    })
  })
  it('keeps the half days of who wants a visit, and of nobody else', () => {
    const visitTimes = ['mon-am', 'sat-pm']
    expect(definition.tidy?.({ wish: 'visit', visitTimes })).toEqual({ wish: 'visit', visitTimes })
    expect(definition.tidy?.({ wish: 'info', visitTimes })).toEqual({
      wish: 'info',
      visitTimes: [],
    })
    expect(findFormCodes(definition, { ...example, visitTimes: ['sun-am'] })).toEqual({
      visitTimes: 'visitTimes.invalid',
    })
  })
  it('is called what it asks for', () => {
    const titles = ['info', 'visit', 'documents'].map((wish) =>
      definition.titleOf?.({ wish }, { isAboutAgency: false }),
    )
    expect(titles).toEqual(['contactMe', 'contactMeVisit', 'contactMeDocuments'])
  })
  it('counts a second request for documents as a repeat, other wishes not', () => {
    expect(definition.repeat?.applies({ wish: 'documents' })).toBe(true)
    expect(definition.repeat?.applies({ wish: 'visit' })).toBe(false)
  })
})
