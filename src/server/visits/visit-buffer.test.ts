import { describe, expect, it } from 'vitest'
import { createVisitBuffer } from './visit-buffer'

describe('the buffer of visits', () => {
  it('gives out what came first, a part at a time', () => {
    const buffer = createVisitBuffer<number>(10)
    for (const item of [1, 2, 3]) buffer.add(item)
    expect([buffer.take(2), buffer.take(2), buffer.take(2)]).toEqual([[1, 2], [3], []])
  })
  it('loses what comes when it is full, and takes in more once there is room', () => {
    const buffer = createVisitBuffer<number>(2)
    expect([1, 2, 3].map(buffer.add)).toEqual([true, true, false])
    buffer.take(1)
    expect(buffer.add(4)).toBe(true)
    expect(buffer.take(9)).toEqual([2, 4])
  })
  it('puts back in front, and never grows beyond its bound', () => {
    const buffer = createVisitBuffer<number>(3)
    for (const item of [1, 2, 3]) buffer.add(item)
    const taken = buffer.take(2)
    for (const item of [4, 5]) buffer.add(item)
    buffer.putBack(taken)
    expect(buffer.take(9)).toEqual([1, 2, 3])
  })
})
