import { describe, expect, it, vi } from 'vitest'
import { tryTiles } from './desk-tile'

const instead = { key: 'views', text: 'weergaven', href: '/admin/' }

const createDesk = () => {
  const error = vi.fn()
  const logger = { error } as unknown as Parameters<typeof tryTiles>[0]['payload']['logger']
  return { error, desk: { payload: { logger }, i18n: { language: 'nl' } } }
}

describe('tryTiles', () => {
  it('shows what could be counted', async () => {
    const { desk, error } = createDesk()
    const tiles = [{ ...instead, total: 3 }]
    expect(await tryTiles(desk, instead, () => Promise.resolve(tiles))).toEqual(tiles)
    expect(error).not.toHaveBeenCalled()
  })

  it('shows a tile without a number, and logs why, where counting fails', async () => {
    const { desk, error } = createDesk()
    const fault = new Error('the table is gone')
    const tiles = await tryTiles(desk, instead, () => Promise.reject(fault))
    expect(tiles).toEqual([{ ...instead, total: null, text: 'weergaven (kon niet geteld worden)' }])
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ err: fault, tile: 'views' }))
  })
})
