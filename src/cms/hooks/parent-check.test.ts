import { describe, expect, it } from 'vitest'
import { isLoop } from './parent-check'

const parents = new Map([
  [3, 2],
  [2, 1],
  [8, 9],
  [9, 8],
])
const findParent = async (id: number) => parents.get(id) ?? null

describe('isLoop', () => {
  it('finds a record that would stand below itself', async () => {
    expect(await isLoop(1, 1, findParent)).toBe(true)
    expect(await isLoop(1, 3, findParent)).toBe(true)
  })
  it('accepts any other parent, and none', async () => {
    expect(await isLoop(3, 1, findParent)).toBe(false)
    expect(await isLoop(3, null, findParent)).toBe(false)
  })
  it('comes to an end in a loop that exists already', async () => {
    expect(await isLoop(1, 8, findParent)).toBe(false)
  })
})
