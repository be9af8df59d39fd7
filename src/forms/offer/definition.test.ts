import { describe, expect, it } from 'vitest'
import { toFormSchema } from '../_kit/define-form'
import { findFormCodes } from '../_kit/find-codes.fixture'
import { definition } from './definition'
import { example } from './example'

describe('offer', () => {
  it('accepts its example, and one signer without a loan', () => {
    expect(findFormCodes(definition, example)).toEqual({})
    const second = { secondName: '', secondEmail: '' }
    const alone = { ...example, ...second, financing: '', financingAmount: '', conditions: '' }
    expect(findFormCodes(definition, alone)).toEqual({})
  })

  it.each([
    ['amount', '', 'amount.missing'],
    ['amount', '0', 'amount.invalid'],
    ['amount', '479.000,50', 'amount.invalid'],
    ['amount', '100.000.000', 'amount.invalid'],
    ['startDate', '', 'startDate.incomplete'],
    ['startDate', '23/11', 'startDate.incomplete'],
    ['endDate', '', 'endDate.incomplete'],
    ['endDate', '31/11/2026', 'endDate.invalid'],
    ['endDate', '2026-11-22', 'endDate.beforeStart'],
    ['endDate', '2027-01-23', 'endDate.tooLate'],
    ['financingDays', '121', 'financingDays.invalid'],
    ['financingAmount', '', 'financingAmount.missing'],
    ['financingDays', '', 'financingDays.missing'],
    ['place', ' ', 'place.missing'],
    ['conditions', 'a'.repeat(4001), 'conditions.tooLong'],
    ['secondName', 'a'.repeat(81), 'name.tooLong'],
    ['secondName', '', 'name.missing'],
    ['secondEmail', '', 'secondEmail.missing'],
    ['secondEmail', 'bo@', 'secondEmail.invalid'],
    ['city', '', 'city.missing'],
    ['privacy', '', 'privacy.missing'],
  ])('refuses as %s the value "%.20s"', (field, value, code) => {
    expect(findFormCodes(definition, { ...example, [field]: value })).toEqual({ [field]: code })
  })

  it('takes the last day that the term allows', () => {
    expect(findFormCodes(definition, { ...example, endDate: '2027-01-22' })).toEqual({})
  })

  it('judges the days by the day of sending', () => {
    const answers = toFormSchema(definition, 'full').parse(example)
    expect(definition.review?.judge(answers, '2026-11-23')).toEqual({})
    expect(definition.review?.judge(answers, '2026-11-24')).toEqual({
      startDate: 'startDate.past',
    })
    expect(definition.review?.judge(answers, '2026-10-01')).toEqual({
      endDate: 'endDate.tooLate',
    })
  })

  it('asks to confirm the amount in words, in the language of the form', () => {
    const answers = { amount: 479_000 }
    expect(definition.review?.toConfirm(answers, 'fr')).toBe(
      'quatre cent septante-neuf mille euros',
    )
  })

  it('drops a loan that is no condition', () => {
    const answers = { financing: false, financingAmount: 1, financingDays: 2, amount: 3 }
    expect(definition.tidy?.(answers)).toEqual({ financing: false, amount: 3 })
  })

  it('is for properties that take offers alone', () => {
    const subject = { propertyId: 1, projectId: null, place: null }
    expect(definition.accepts?.({ ...subject, takesOffers: true })).toBe(true)
    expect(definition.accepts?.({ ...subject, takesOffers: false })).toBe(false)
    expect(definition.accepts?.(subject)).toBe(false)
  })
})
