import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerLogin, answerLogout, answerSession } from '@/features/owner-session/answer-login'
import { ownerMails } from '@/features/owner-session/mails'
import { tellAgencyOfLogin } from '@/features/owner-session/tell-agency'
import { queryRows } from '@/server/db'
import { createMailSender } from '@/server/mail/send-mail'
import { createHouse, createListingBasics } from './listing-examples'
import { inItsTime } from '../support/quick-answers'
import { getTestPayload } from '../support/test-payload'
import { expectPagesNotDrawn } from '../support/pages-not-drawn'

const site = 'http://localhost:3000'
const email = 'eigenaar@example.be'
const password = 'een lang wachtwoord'

beforeAll(async () => {
  const payload = await getTestPayload()
  const basics = await createListingBasics(payload)
  await payload.create({
    collection: 'routes',
    locale: 'nl',
    data: { originalPath: '/login/', type: 'login', localizedPath: '/login/' },
  })
  const [current, former, foreign] = await Promise.all([
    createHouse(payload, basics, { title: 'Mijn woning' }),
    createHouse(payload, basics, { title: 'Vroeger van mij' }),
    createHouse(payload, basics, { title: 'Van iemand anders' }),
  ])
  expect(foreign.id).toBeGreaterThan(0)
  await payload.create({
    collection: 'owners',
    data: {
      email,
      password,
      firstName: 'An',
      lastName: 'De Wolf',
      properties: [{ property: current.id }, { property: former.id, to: '2020-01-01' }],
    },
  })
  await payload.create({
    collection: 'users',
    data: { email: 'staff@example.be', password, name: 'Staff', role: 'administrator' },
  })
})

expectPagesNotDrawn()

beforeEach(async () => {
  await queryRows('delete from guard.hits')
})

function login(credentials: Record<string, string>, headers: Record<string, string> = {}) {
  const request = new Request(`${site}/api/owner-login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ lang: 'nl', ...credentials }),
  })
  return answerLogin(request)
}

function readSession(cookie: string) {
  const request = new Request(`${site}/api/owner-session/?lang=nl`, { headers: { cookie } })
  return answerSession(request)
}

async function signIn(): Promise<string> {
  const response = await login({ email, password })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

describe('an owner who signs in', () => {
  it('gets a session that scripts cannot read, and goes on to the portal', async () => {
    const response = await login({ email, password })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/nl/portal/')
    expect(response.headers.get('set-cookie')).toMatch(/^gevel-owner=.+; HttpOnly; SameSite=Lax/)
  })

  it('is known to the login page, which is told no more than that', async () => {
    const response = await readSession(await signIn())
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(await response.text()).toBe('')
  })

  it('is nobody any more after signing out, even with a copy of the cookie', async () => {
    const cookie = await signIn()
    const request = new Request(`${site}/api/owner-logout/?lang=nl`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
    const response = await answerLogout(request)
    expect(response.status).toBe(303)
    expect(response.headers.get('set-cookie')).toMatch(/^gevel-owner=;/)
    expect((await readSession(cookie)).status).toBe(204)
  })
})

describe('the agency', () => {
  const office = 'info@kassei.example'
  const readMails = async () => {
    const payload = await getTestPayload()
    const { docs } = await payload.find({
      collection: 'mails',
      where: { kind: { equals: 'owner-login' } },
      sort: 'id',
      depth: 0,
      showHiddenFields: true,
    })
    return docs
  }
  const set = async (ownerLoginNotice: boolean) => {
    const payload = await getTestPayload()
    const data = { tradeName: 'Kassei', email: office, ownerLoginNotice }
    await payload.updateGlobal({ slug: 'site', data })
    await payload.delete({ collection: 'mails', where: { id: { exists: true } } })
    await queryRows('delete from guard.owner_login_notices')
  }

  it('is told once a day, with the homes of today alone', async () => {
    await set(true)
    const payload = await getTestPayload()
    await Promise.all([signIn(), signIn()])
    await signIn()
    const mails = await readMails()
    expect(mails).toMatchObject([{ kind: 'owner-login', to: office, locale: 'nl' }])
    const [mail] = mails
    const data = mail?.data as Record<string, unknown>
    const compose = ownerMails['owner-login']
    const composed = await compose?.({ to: office, locale: 'fr', enquiryId: null, data })
    expect(composed).toMatchObject({
      subject: 'An De Wolf s’est connecté à l’espace propriétaire',
      replyTo: email,
    })
    const text = JSON.stringify(composed)
    expect(text).toContain(`mailto:${email}`)
    expect(text.match(/\/admin\/collections\/properties\//g)).toHaveLength(1)
    // Once it was delivered, the mail has forgotten whom it was about.
    await createMailSender(ownerMails, {})(Number(mail?.id), await createLocalReq({}, payload))
    expect(await readMails()).toMatchObject([{ state: 'kept', data: null }])
    await signIn()
    expect(await readMails()).toHaveLength(1)
    await tellAgencyOfLogin(Number(data['owner']), new Date(Date.now() + 24 * 60 * 60 * 1000))
    expect(await readMails()).toHaveLength(2)
  })

  it('is not told where it does not want it', async () => {
    await set(false)
    await signIn()
    expect(await readMails()).toEqual([])
  })

  it('is not told of somebody who could not sign in', async () => {
    await set(true)
    await login({ email, password: 'iets anders 1234' })
    expect(await readMails()).toEqual([])
  })
})

describe('who may not sign in', () => {
  it.each([
    ['a wrong password', { email, password: 'iets anders 1234' }],
    ['an unknown address', { email: 'niemand@example.be', password }],
    ['an account of staff', { email: 'staff@example.be', password }],
  ])('is told the same for %s', async (_what, credentials) => {
    const response = await login(credentials)
    expect(response.status).toBe(401)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.text()).toContain('Gebruikersnaam of wachtwoord is niet juist.')
  })

  it('learns what is missing, and nothing of the account', async () => {
    const response = await login({ email, password: '' })
    expect(response.status).toBe(422)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.text()).toContain('Vul nog iets in')
  })

  it('waits as long for an unknown address as for a known one', async () => {
    const start = performance.now()
    await inItsTime(() => login({ email: 'niemand@example.be', password }))
    expect(performance.now() - start).toBeGreaterThan(990)
  })

  it('is stopped after ten attempts from one address', async () => {
    const attempts = Array.from({ length: 10 }, () => login({ email: 'x@example.be', password }))
    await Promise.all(attempts)
    const response = await login({ email, password })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('600')
  })

  it('is refused when another site sends the form', async () => {
    const response = await login({ email, password }, { 'sec-fetch-site': 'cross-site' })
    expect(response.status).toBe(403)
  })

  it('is nobody with a forged cookie or the session of staff', async () => {
    const payload = await getTestPayload()
    const { token } = await payload.login({
      collection: 'users',
      data: { email: 'staff@example.be', password },
    })
    expect((await readSession('gevel-owner=forged')).status).toBe(204)
    expect((await readSession(`gevel-owner=${token}`)).status).toBe(204)
    expect((await readSession('')).status).toBe(204)
  })
})
