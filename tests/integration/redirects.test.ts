import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { findOriginalTarget } from '@/features/originals/original-queries'
import { findRedirect } from '@/features/routing/redirect-queries'
import { getTestPayload } from '../support/test-payload'

let payload: Payload

const write = (from: string, to: string, permanent: boolean) =>
  payload.create({ collection: 'redirects', data: { from, to, permanent } })

beforeAll(async () => {
  payload = await getTestPayload()
  await write('/nl/Aanbod', '/nl/te-koop/', true)
  await write('/Lente', '/nl/contact/', false)
  await write('/for-sale/', '/nl/contact/', true)
})

describe('a redirect that an editor wrote', () => {
  it('answers to its address in any spelling', async () => {
    expect(await findRedirect('/nl/aanbod/')).toEqual({ to: '/nl/te-koop/', permanent: true })
    expect(await findRedirect('/nl/AANBOD')).toEqual({ to: '/nl/te-koop/', permanent: true })
    expect(await findRedirect('/nl/aanbod/meer/')).toBeNull()
  })

  it('serves addresses without a language, with the query of the visitor', async () => {
    const ask = { pathname: '/lente/', search: '?van=folder', locale: 'fr' } as const
    const target = await findOriginalTarget(ask)
    expect(target).toEqual({ location: '/nl/contact/?van=folder', status: 307 })
  })

  it('gives way to a page', async () => {
    const ask = { pathname: '/for-sale/', search: '', locale: 'nl' } as const
    expect(await findOriginalTarget(ask)).toEqual({ location: '/nl/te-koop/', status: 307 })
  })

  it('cannot lead back to where it starts, nor to a place in no page', async () => {
    await expect(write('/nl/oud/', '/nl/OUD', true)).rejects.toThrow()
    await expect(write('/nl/oud/', '#boven', true)).rejects.toThrow()
  })
})
