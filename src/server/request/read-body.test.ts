import { describe, expect, it } from 'vitest'
import { createLongRequest } from '../../../tests/support/long-body'
import { bodyBytesMax, isSameSite, readBody, readJson, readText } from './read-body'

const siteUrl = 'https://www.example.be'
const json = { 'content-type': 'application/json' }
const encoded = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }

function send(body: string, headers: Record<string, string>) {
  return readBody(new Request(siteUrl, { method: 'POST', body, headers }), siteUrl)
}

async function refusal(body: string, headers: Record<string, string>) {
  const outcome = await send(body, headers)
  return outcome.ok ? null : outcome.error
}

describe('isSameSite', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ origin: siteUrl }, true],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, true],
    [{ origin: 'https://evil.example', host: 'www.example.be' }, false],
    [{ origin: 'null', host: 'www.example.be' }, false],
    [{}, true],
  ])('answers to %j %s', (headers, expected) => {
    expect(isSameSite(new Headers(headers), siteUrl)).toBe(expected)
  })
})

describe('readBody', () => {
  it('reads fields from JSON, and says that a script sent them', async () => {
    const outcome = await send('{"types":["house","studio"],"goal":"buy"}', json)
    expect(outcome).toMatchObject({ ok: true, value: { isScripted: true } })
    const read = outcome.ok ? outcome.value.read : null
    expect(['types', 'goal', 'zones'].map((name) => read?.(name))).toEqual([
      ['house', 'studio'],
      'buy',
      undefined,
    ])
  })

  it('reads fields from a form without JavaScript; one that is sent twice is a list', async () => {
    const outcome = await send('types=house&types=studio&goal=buy', encoded)
    expect(outcome).toMatchObject({ ok: true, value: { isScripted: false } })
    const read = outcome.ok ? outcome.value.read : null
    expect(['types', 'goal', 'zones'].map((name) => read?.(name))).toEqual([
      ['house', 'studio'],
      'buy',
      undefined,
    ])
  })

  it('refuses other content types', async () => {
    expect(await refusal('goal=buy', { 'content-type': 'text/plain' })).toBe(415)
    expect(await refusal('goal=buy', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(
      415,
    )
  })

  it('reads a form in parts where that is asked for, and no file in it', async () => {
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    body.set('file', new File(['x'], 'x.txt'))
    const request = new Request(siteUrl, { method: 'POST', body })
    const outcome = await readBody(request, siteUrl, { takesMultipart: true })
    if (!outcome.ok) throw new Error(`Refused with ${outcome.error}`)
    expect(readText(outcome.value, 'List-Unsubscribe')).toBe('One-Click')
    expect(readText(outcome.value, 'file')).toBe('')
    const broken = new Request(siteUrl, {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(await readBody(broken, siteUrl, { takesMultipart: true })).toEqual({
      ok: false,
      error: 400,
    })
  })

  it('refuses what is larger than 64 kB, also when the length is not announced', async () => {
    expect(await refusal(`zones=${'a'.repeat(bodyBytesMax)}`, encoded)).toBe(413)
    expect(await refusal(`zones=${'a'.repeat(bodyBytesMax - 6)}`, encoded)).not.toBe(413)
  })

  it('refuses a form that another site sends', async () => {
    expect(await refusal('goal=buy', { ...encoded, 'sec-fetch-site': 'cross-site' })).toBe(403)
  })

  it.each(['{', '[]', 'null', '"text"'])('calls the JSON %s a bad request', async (body) => {
    expect(await refusal(body, json)).toBe(400)
  })
})

describe('readJson', () => {
  const post = (body: string) => new Request(siteUrl, { method: 'POST', body })

  it('reads what the body holds, and nothing of what is no JSON or too long', async () => {
    expect(await readJson(post('{"a":[1]}'))).toEqual({ a: [1] })
    expect(await readJson(post('{"a":'))).toBeNull()
    expect(await readJson(post('{"a":[1]}'), 8)).toBeNull()
  })

  it('gives a body up that is longer than it may be, though nobody said how long it is', async () => {
    const { request, count } = createLongRequest(siteUrl)
    expect(await readJson(request)).toBeNull()
    expect(count()).toBeLessThan(4 * bodyBytesMax)
  })
})
