import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import { formatSlot, toSlotChoices } from './to-slot-choices'

const slot = {
  id: 7,
  startsAt: '2026-11-28T13:00:00.000Z',
  endsAt: '2026-11-28T13:30:00.000Z',
  isFull: false,
}

describe('a slot to choose', () => {
  it('is told by day and hour in Belgium, in every language', () => {
    expect(locales.map((locale) => formatSlot(slot, locale))).toEqual([
      'zaterdag 28 november 2026, 14:00–\u206014:30',
      'samedi 28 novembre 2026, 14:00–\u206014:30',
      'Saturday 28 November 2026, 14:00–\u206014:30',
      'Samstag, 28. November 2026, 14:00–\u206014:30',
    ])
  })

  it('keeps the hour of the clock in summer', () => {
    const summer = { startsAt: '2026-07-04T12:00:00Z', endsAt: '2026-07-04T12:30:00Z' }
    expect(formatSlot(summer, 'nl')).toBe('zaterdag 4 juli 2026, 14:00–\u206014:30')
  })

  it('says that it is full, and puts whoever chooses it on its waiting list', () => {
    const words = { full: 'Volzet', waits: 'U wacht' }
    const texts = {
      label: 'zaterdag 28 november 2026, 14:00–\u206014:30',
      group: 'zaterdag 28 november 2026',
      short: '14:00–\u206014:30',
    }
    expect(toSlotChoices([slot, { ...slot, id: 8, isFull: true }], 'nl', words)).toEqual([
      { value: '7', ...texts },
      { value: '8', ...texts, note: 'Volzet', tickedNote: 'U wacht', ticks: 'waitingList' },
    ])
  })
})
