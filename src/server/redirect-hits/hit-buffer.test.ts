import { describe, expect, it } from 'vitest'
import { createHitBuffer } from './hit-buffer'

const noon = new Date('2026-06-30T12:00:00Z')
const one = new Date('2026-06-30T13:00:00Z')

describe('the hits of redirects', () => {
  it('are added up by address, in any spelling, with the last moment', () => {
    const buffer = createHitBuffer()
    buffer.add('/nl/aanbod', noon)
    buffer.add('/NL/Aanbod/', one)
    expect(buffer.take()).toEqual([{ key: '/nl/aanbod/', count: 2, at: one }])
    expect(buffer.size()).toBe(0)
  })
  it('are not lost when they could not be written', () => {
    const buffer = createHitBuffer()
    buffer.add('/x/', one)
    const taken = buffer.take()
    buffer.add('/x/', noon)
    buffer.putBack(taken)
    expect(buffer.take()).toEqual([{ key: '/x/', count: 2, at: one }])
  })
  it('hold nothing that the database cannot take, so that one address holds up no other', () => {
    const buffer = createHitBuffer()
    buffer.add('/nl/%00', noon)
    buffer.add('/nl/aanbod/', one)
    expect(buffer.take().map(({ key }) => key)).toEqual(['/nl/aanbod/'])
  })
  it('fill no memory, however many addresses are tried out', () => {
    const buffer = createHitBuffer()
    for (let index = 0; index < 5_000; index += 1) buffer.add(`/${index}/`, noon)
    buffer.add(`/${'x'.repeat(5_000)}/`, noon)
    expect(buffer.size()).toBe(2_000)
  })
})
