import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findOriginal, findPortalRefusal } from './internal-lookups'
import { askInside } from './loopback'

vi.mock('./env', () => ({ env: () => ({ SITE_URL: 'https://www.example.be' }) }))
vi.mock('./loopback', () => ({ askInside: vi.fn() }))

const answer = (status: number, content: unknown = null) =>
  vi.mocked(askInside).mockResolvedValue({
    status,
    headers: {},
    body: Buffer.from(status === 200 ? JSON.stringify(content) : ''),
  })

beforeEach(() => vi.mocked(askInside).mockReset())

describe('where an address without a language leads', () => {
  const find = () => findOriginal({ pathname: '/te-koop/', search: '', locale: 'nl' })

  it('is as the endpoint says, or nowhere', async () => {
    answer(200, { location: '/nl/te-koop/', status: 308 })
    expect(await find()).toEqual({ location: '/nl/te-koop/', status: 308 })
    answer(404)
    expect(await find()).toBeNull()
  })

  it.each([
    [200, { location: '/nl/te-koop/', status: 200 }],
    [200, { location: 7, status: 308 }],
    [200, null],
    [503, null],
  ])('is not guessed from %i with %j', async (status, content) => {
    answer(status, content)
    await expect(find()).rejects.toThrow(`answered ${status}`)
  })
})

describe('a page of the portal', () => {
  const find = () => findPortalRefusal({ pathname: '/nl/portal/', cookie: null })

  it('may be shown, is missing, or leads to another', async () => {
    answer(204)
    expect(await find()).toBeNull()
    answer(404)
    expect(await find()).toBe('missing')
    answer(200, { location: '/nl/portal/login/' })
    expect(await find()).toEqual({ location: '/nl/portal/login/' })
  })

  it.each([
    [200, {}],
    [200, 'open'],
    [500, null],
  ])('is not shown after %i with %j', async (status, content) => {
    answer(status, content)
    await expect(find()).rejects.toThrow(`answered ${status}`)
  })
})
