import { describe, expect, it } from 'vitest'
import { definition } from '../demand-register/definition'
import { readBody } from '@/server/request/read-body'
import { toSubmission } from './read-submission'

const siteUrl = 'https://www.example.be'
const fields = definition.fields('full')
const json = { 'content-type': 'application/json' }
const encoded = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }

function createRequest(body: string, headers: Record<string, string>): Request {
  return new Request(`${siteUrl}/api/forms/demand-register/`, { method: 'POST', body, headers })
}

async function read(body: string, headers: Record<string, string>) {
  const request = createRequest(body, headers)
  const outcome = await readBody(request, siteUrl)
  expect(outcome.ok).toBe(true)
  return outcome.ok ? toSubmission(outcome.value, request.headers, fields) : null
}

describe('toSubmission', () => {
  it('reads the same from JSON and from a form without JavaScript', async () => {
    const values = { goal: 'buy', types: ['house', 'studio'], zones: '2000 Antwerpen' }
    const sent = { ...values, lang: 'fr', page: '/fr/je-cherche/', property: '12' }
    const query = new URLSearchParams({ ...sent, types: 'house' })
    query.append('types', 'studio')
    const common = {
      locale: 'fr',
      page: '/fr/je-cherche/',
      subject: { property: 12, project: null, unit: null },
      values,
    }
    expect(await read(JSON.stringify(sent), json)).toMatchObject({ ...common, isScripted: true })
    expect(await read(query.toString(), encoded)).toMatchObject({ ...common, isScripted: false })
  })

  it.each([
    '/fr/../admin/',
    '/fr/%2e%2e/api/properties/',
    '/fr/.%2E/api/properties/?limit=1',
    '/nl/contact/',
    '//evil.example/',
    '@evil.example/',
  ])('takes %s for no page of the language', async (page) => {
    const sent = new URLSearchParams({ lang: 'fr', page })
    expect(await read(sent.toString(), encoded)).toMatchObject({ page: '/fr/' })
  })

  it('leaves out what the form does not ask', async () => {
    const submission = await read('goal=buy&role=administrator', encoded)
    expect(submission).toMatchObject({ values: { goal: 'buy' } })
  })

  it.each(['//evil.example/', 'https://evil.example/', '/fr/contact/', '/nl/\\evil', ''])(
    'takes the home page for the page "%s"',
    async (page) => {
      const body = new URLSearchParams({ lang: 'nl', page }).toString()
      expect(await read(body, encoded)).toMatchObject({ locale: 'nl', page: '/nl/' })
    },
  )

  it('takes the language from the header when the form names none', async () => {
    expect(await read('{}', { ...json, lang: 'de' })).toMatchObject({ locale: 'de' })
    expect(await read('{}', { ...json, lang: 'es' })).toMatchObject({ locale: 'nl' })
  })

  it.each(['0', '-1', '1.5', '1e3', '0x3e9', ' 12', 'abc', true, [12], { id: 12 }, 2_147_483_648])(
    'takes %j for no number of a record',
    async (property) => {
      const body = JSON.stringify({ property })
      expect(await read(body, json)).toMatchObject({ subject: { property: null } })
    },
  )

  it('takes the campaign from the address of the page, or as it was kept when it is drawn again', async () => {
    const referer = `${siteUrl}/nl/ik-zoek/?type=1&utm_source=brief&utm_campaign=herfst`
    const campaign = { source: 'brief', campaign: 'herfst' }
    expect(await read('{}', { ...json, referer })).toMatchObject({ campaign })
    const kept = new URLSearchParams({ campaign: 'utm_source=brief&utm_campaign=herfst' })
    const again = { ...encoded, referer: `${siteUrl}/api/forms/demand-register/` }
    expect(await read(kept.toString(), again)).toMatchObject({ campaign })
    for (const other of ['', 'no address', `${siteUrl}/nl/ik-zoek/`]) {
      expect(await read('{}', { ...json, referer: other })).toMatchObject({ campaign: null })
    }
  })

  it('takes the campaign that came first only as the page sends it, never from an address', async () => {
    const referer = `${siteUrl}/nl/ik-zoek/?utm_source=brief`
    expect(await read('{}', { ...json, referer })).toMatchObject({ firstCampaign: null })
    const body = JSON.stringify({ firstCampaign: 'utm_source=krant&utm_term=an@example.be' })
    expect(await read(body, { ...json, referer })).toMatchObject({
      campaign: { source: 'brief' },
      firstCampaign: { source: 'krant' },
    })
  })

  it('takes only keys of the expected form', async () => {
    expect(await read('{"key":"short"}', json)).toMatchObject({ key: null })
    expect(await read('{"key":"0f8fad5b-d9cb-469f"}', json)).toMatchObject({
      key: '0f8fad5b-d9cb-469f',
    })
  })
})
