import { describe, expect, it } from 'vitest'
import { createProgress, formatDuration } from './progress'

describe('formatDuration', () => {
  it.each([
    [420, '0.4 s'],
    [12_400, '12 s'],
    [59_400, '59 s'],
    [125_000, '2 min 05 s'],
  ])('prints %i ms as %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text)
  })
})

describe('a step', () => {
  it('says its number, its title, its result and its time', async () => {
    const lines: string[] = []
    const progress = createProgress(2, (line) => lines.push(line))
    await progress.step(
      'Migrating',
      async () => 3,
      (count) => `${count} migrations`,
    )
    expect(lines).toEqual(['1/2 Migrating', expect.stringMatching(/^ {4}3 migrations \(0\.0 s\)$/)])
  })
  it('hands on the failure of its work', async () => {
    const progress = createProgress(1, () => undefined)
    const work = progress.step('Migrating', () => Promise.reject(new Error('refused')))
    await expect(work).rejects.toThrow('refused')
  })
})
