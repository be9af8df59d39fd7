import { ValidationError, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { findOriginalTarget } from '@/features/originals/original-queries'
import { findRedirect } from '@/features/routing/redirect-queries'
import { queryRows } from '@/server/db'
import { getTestPayload } from '../support/test-payload'

let payload: Payload

const write = (from: string, to: string, permanent = true) =>
  payload.create({ collection: 'redirects', data: { from, to, permanent } })

beforeAll(async () => {
  payload = await getTestPayload()
  await write('/nl/Aanbod', '/nl/te-koop/')
  await write('/Lente', '/nl/te-huur/', false)
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
    expect(target).toEqual({ location: '/nl/te-huur/?van=folder', status: 307 })
  })

  it('gives way to a page that came to stand at its address', async () => {
    const data = { from: '/lente/', to: '/nl/te-huur/' }
    const { docs } = await payload.find({
      collection: 'redirects',
      where: { from: { equals: data.from } },
    })
    await queryRows(`update redirects set "from" = '/for-sale/' where id = ${docs[0]?.id}`)
    const ask = { pathname: '/for-sale/', search: '', locale: 'nl' } as const
    expect(await findOriginalTarget(ask)).toEqual({ location: '/nl/te-koop/', status: 307 })
  })
})

/** What the form says at which field; null where it is saved. */
async function refusalOf(
  deed: Promise<unknown>,
): Promise<{ path: string; message: string } | null> {
  const cause = await deed.then(() => null).catch((error: unknown) => error)
  if (cause === null) return null
  if (!(cause instanceof ValidationError)) throw cause
  const [error] = cause.data.errors
  return error ? { path: error.path, message: error.message } : null
}

describe('the form of a redirect', () => {
  it.each([
    ['/nl/te-koop/', '/nl/te-huur/', 'from', /staat een pagina/],
    ['/admin/oud/', '/nl/te-huur/', 'from', /gebruikt de site zelf/],
    ['oud', '/nl/te-huur/', 'from', /Begin met een schuine streep/],
    ['/nl/oud/', '/nl/bestaat-niet/', 'to', /staat geen pagina/],
    ['/nl/oud/', '/nl/OUD', 'to', /weer bij het begin/],
    ['/nl/oud/', '#boven', 'to', /geen pad van deze site/],
  ])('refuses %s to %s, as the import does', async (from, to, path, message) => {
    expect(await refusalOf(write(from, to))).toMatchObject({
      path,
      message: expect.stringMatching(message),
    })
  })

  it('writes a chain as one step, and lets another site be the target', async () => {
    expect(await write('/nl/stap-2/', '/nl/aanbod/')).toMatchObject({ to: '/nl/te-koop/' })
    expect(await write('/nl/weg/', 'https://elders.example/')).toMatchObject({ from: '/nl/weg/' })
  })

  it('refuses a change that would close a circle, and saves any other', async () => {
    const first = await write('/nl/een/', '/nl/te-koop/')
    const change = (data: { to?: string; permanent?: boolean }) =>
      payload.update({ collection: 'redirects', id: first.id, data })
    expect(await refusalOf(change({ to: '/nl/een/?a=1' }))).toMatchObject({ path: 'to' })
    await queryRows(`update redirects set "to" = '/nl/verdwenen/' where id = ${first.id}`)
    expect(await refusalOf(change({ permanent: false }))).toBeNull()
  })
})
