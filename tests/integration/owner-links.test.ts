import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { handleEndpoints } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setMailSender } from '@/cms/jobs/send-mail'
import { answerAccount } from '@/features/owner-session/answer-account'
import { answerLogin } from '@/features/owner-session/answer-login'
import { answerAskLink, askLinkKind } from '@/features/owner-session/answer-ask-link'
import { getAskLinkScreen, getLoginLinkScreen } from '@/features/owner-session/link-screens'
import { loginLinkMails } from '@/features/owner-session/link-mails'
import { findSignedInOwner } from '@/features/owner-session/owner-session'
import { answerUseLink } from '@/features/owner-session/answer-use-link'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import { keepDraft } from '@/server/request/form-drafts'
import { createMailSender } from '@/server/mail/send-mail'
import { runDueJobs } from '@/server/queue/run-jobs'
import { inviteOwner } from '../support/invite-owner'
import { inItsTime } from '../support/quick-answers'
import { saveOwnerWhile } from '../support/save-owner-while'
import { getTestPayload } from '../support/test-payload'
import { expectPagesNotDrawn } from '../support/pages-not-drawn'

const site = 'http://localhost:3000'
const email = 'eigenaar@example.be'
const password = 'een lang wachtwoord'
const fresh = 'een heel nieuw wachtwoord'
let ownerId = 0

beforeAll(async () => {
  const payload = await getTestPayload()
  await payload.create({
    collection: 'routes',
    locale: 'nl',
    data: { originalPath: '/login/', type: 'login', localizedPath: '/login/' },
  })
  setMailSender(createMailSender(loginLinkMails, {}))
  for (const role of ['administrator', 'agent', 'translator'] as const) {
    const data = { email: `${role}@example.be`, password, name: role, role }
    await payload.create({ collection: 'users', data })
  }
})

expectPagesNotDrawn()
afterAll(() => {
  vi.useRealTimers()
})

beforeEach(async () => {
  vi.useRealTimers()
  const payload = await getTestPayload()
  await queryRows('delete from guard.hits')
  await payload.delete({ collection: 'mails', where: { id: { exists: true } } })
  await payload.delete({ collection: 'owners', where: { id: { exists: true } } })
  const owner = await payload.create({
    collection: 'owners',
    data: { email, password, firstName: 'An', lastName: 'De Wolf', locale: 'fr' },
  })
  ownerId = owner.id
})

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return new Request(`${site}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ lang: 'nl', ...fields }),
  })
}

const ask = (to: string, kind: string, next = '') =>
  answerAskLink(post('/api/owner-links/', { email: to, kind, next }))

async function readMails() {
  await runDueJobs()
  const payload = await getTestPayload()
  const { docs } = await payload.find({ collection: 'mails', sort: 'id', depth: 0 })
  return docs.filter(({ kind }) => kind !== 'owner-login')
}

async function readLink(): Promise<URL> {
  const mail = (await readMails()).at(-1)
  // The record of the mail holds it nowhere: nobody who reads mails gets into an account.
  expect(JSON.stringify(mail)).not.toContain('/login-link/')
  const letter = await readFile(path.join(env().OUTBOX_DIR, `${mail?.id}.txt`), 'utf8')
  return new URL(/https?:\/\/\S+\/login-link\/\S+/.exec(letter)?.[0] ?? `${site}/no-link/`)
}

const toToken = ({ pathname }: URL) => pathname.split('/').filter(Boolean).at(-1) ?? ''
const readToken = async () => toToken(await readLink())

async function receiveLink(kind: 'signIn' | 'password'): Promise<string> {
  await ask(email, kind)
  return readToken()
}

const redeem = (token: string, fields: Record<string, string> = {}) =>
  answerUseLink(post(`/api/owner-links/${token}/`, fields), token)

const setPassword = (token: string, text = fresh) => redeem(token, { password: text })

const toCookie = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

const isSignedIn = async (cookie: string) =>
  (await findSignedInOwner(new Headers({ cookie })))?.id === ownerId

const login = (text: string) => answerLogin(post('/api/owner-login/', { email, password: text }))

/** Lets time pass for the site, and for nothing else. */
function passTime(minutes: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
}

type Person = 'administrator' | 'agent' | 'translator'

/** Presses a button of the desk. */
async function press(person: Person, path: string): Promise<number> {
  const payload = await getTestPayload()
  const data = { email: `${person}@example.be`, password }
  const { token } = await payload.login({ collection: 'users', data })
  const request = new Request(`${site}${path}`, {
    method: 'POST',
    headers: { Authorization: `JWT ${token}` },
  })
  return (await handleEndpoints({ config: payload.config, request })).status
}

const invite = (person: Person) => press(person, `/api/owners/${ownerId}/invite`)

describe('a link into an account', () => {
  it('is sent to the address of the account alone, and nobody learns whether there is one', async () => {
    const answers = [await ask(email, 'password'), await ask('niemand@example.be', 'password')]
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual([
      '/nl/login-link/?sent=1&wish=password',
      '/nl/login-link/?sent=1&wish=password',
    ])
    expect(await readMails()).toMatchObject([{ to: email, kind: 'owner-password', state: 'kept' }])
  })

  it('leads on to a new one when it was damaged on its way', async () => {
    const query = new URLSearchParams()
    const { body } = await getLoginLinkScreen({ locale: 'en', token: 'abc', query })
    const html = renderToStaticMarkup(body)
    expect(html).toContain('This link is incomplete or not correct.')
    expect(html).toContain('href="/en/login-link')
  })

  it('for a new password is asked for by one button, under a title that says so', async () => {
    const query = new URLSearchParams('wish=password')
    const { body } = await getAskLinkScreen({ locale: 'en', query })
    const html = renderToStaticMarkup(body)
    // Nothing can be chosen there yet.
    expect(html).toContain('>Forgotten password<')
    expect(html).not.toContain('>Choose a new password<')
    expect(html.match(/type="submit"/g)).toHaveLength(1)
    expect(html).toContain('Send me a link for a new password')
  })

  it('is asked for with the address that was typed at the login, which sends nothing by itself', async () => {
    const opened = await answerAskLink(post('/api/owner-links/', { email, open: 'password' }))
    expect(opened.status).toBe(200)
    expect(opened.headers.get('location')).toBeNull()
    expect(await readMails()).toEqual([])
    const values = { email, wish: 'password', next: '' }
    const draft = { kind: askLinkKind, values, errors: {}, failure: null }
    const query = new URLSearchParams({ form: keepDraft(draft) })
    const html = renderToStaticMarkup((await getAskLinkScreen({ locale: 'en', query })).body)
    expect(html).toContain(`value="${email}"`)
    expect(html).toContain('Send me a link for a new password')
    // Under this address stands what comes back, and a reload of it still knows the wish.
    expect(html).toContain('action="/api/owner-links/?lang=en&amp;wish=password"')
    expect(html).not.toContain('Please check')
  })

  it.each([
    ['signIn', '/nl/portal/12/messages/', '/nl/portal/12/messages/'],
    ['password', '/nl/portal/account/', '/nl/portal/account/'],
    ['signIn', '//elsewhere.example/nl/portal/', '/nl/portal/'],
  ] as const)('for %s after %s leads to %s', async (kind, next, place) => {
    const asked = await ask(email, kind, next)
    const link = await readLink()
    const carried = next === place ? next : null
    // Who asks for another one, or mistypes a password, still comes there.
    expect(new URL(asked.headers.get('location') ?? '', site).searchParams.get('next')).toBe(
      carried,
    )
    expect(link.searchParams.get('next')).toBe(carried)
    const token = toToken(link)
    const request = { locale: 'nl', token, query: link.searchParams } as const
    // The field of a password comes late, which a draw at one go does not wait for.
    const { prelude } = await prerenderToNodeStream((await getLoginLinkScreen(request)).body)
    const html = await text(prelude)
    expect(html.includes(`value="${next}"`)).toBe(carried !== null)
    const answer = await redeem(token, { next, password: fresh })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(place)
  })

  it('is found by an address in capitals', async () => {
    await ask(email.toUpperCase(), 'signIn')
    expect(await readMails()).toMatchObject([{ to: email, kind: 'owner-sign-in' }])
  })

  it('is sent five times an hour, and the sixth is answered alike', async () => {
    for (let time = 0; time < 6; time += 1) expect((await ask(email, 'signIn')).status).toBe(303)
    expect(await readMails()).toHaveLength(5)
  }, 20_000)

  it('is asked for ten times in ten minutes from one place', async () => {
    const asked = Array.from({ length: 11 }, (_none, one) =>
      ask(`niemand-${one}@example.be`, 'signIn'),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 10 }, () => 303), 429])
  })

  it('is answered after the same time, whether there is an account or not', async () => {
    const measure = async (to: string) => {
      const start = performance.now()
      await inItsTime(() => ask(to, 'signIn'))
      return performance.now() - start
    }
    const known = await measure(email)
    const unknown = await measure('niemand@example.be')
    expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(990)
    expect(Math.abs(known - unknown)).toBeLessThan(200)
  })

  it('is not asked for with an address that is none', async () => {
    const answer = await ask('geen adres', 'password')
    expect(answer.status).toBe(422)
    expect(await answer.text()).toBe('Vul een geldig e-mailadres in.')
  })

  it('leaves no trace of itself with the mail of a server that sends', async () => {
    await ask(email, 'password')
    const rows = await queryRows<{ data: unknown }>('select data from mails order by id desc')
    expect(rows[0]?.data).toEqual({ owner: ownerId, issueSecond: expect.any(Number) })
  })

  it('is not sent to an address that the account has no more', async () => {
    await ask(email, 'password')
    const payload = await getTestPayload()
    const data = { email: 'elders@example.be' }
    await payload.update({ collection: 'owners', id: ownerId, data })
    expect(await readMails()).toMatchObject([{ state: 'dropped' }])
  })

  it('opens nothing once the account has another address, and shows out who came in by one', async () => {
    const cookie = toCookie(await redeem(await receiveLink('signIn')))
    expect(await isSignedIn(cookie)).toBe(true)
    await invite('agent')
    const invitation = await readToken()
    const toPassword = await receiveLink('password')
    const payload = await getTestPayload()
    const data = { email: 'juist@example.be' }
    await payload.update({ collection: 'owners', id: ownerId, data })
    for (const token of [invitation, toPassword]) {
      expect((await setPassword(token)).status).toBe(410)
    }
    expect(await isSignedIn(cookie)).toBe(false)
    await ask(data.email, 'password')
    expect((await setPassword(await readToken())).status).toBe(303)
  })

  it('opens nothing once a new password was chosen in another way', async () => {
    const token = await receiveLink('password')
    const payload = await getTestPayload()
    await payload.update({ collection: 'owners', id: ownerId, data: { password: fresh } })
    expect((await setPassword(token)).status).toBe(410)
  })

  it('is not good again when the account is saved as it stood before', async () => {
    const token = await receiveLink('signIn')
    await saveOwnerWhile(ownerId, '+3293334455', async () => {
      expect((await redeem(token, {})).status).toBe(303)
    })
    expect((await redeem(token, {})).status).toBe(410)
  })

  it('opens nothing for longer when its mail leaves later', async () => {
    await ask(email, 'password')
    passTime(50)
    const token = await readToken()
    passTime(11)
    expect((await setPassword(token)).status).toBe(410)
  })

  it('is not sent again when its time is over', async () => {
    await ask(email, 'password')
    const payload = await getTestPayload()
    const failed = { state: 'failed' as const, attempts: 12 }
    await payload.update({ collection: 'mails', where: { to: { equals: email } }, data: failed })
    await runDueJobs()
    passTime(61)
    expect(await press('administrator', '/api/mails/resend-failed')).toBe(200)
    expect(await readMails()).toMatchObject([{ state: 'dropped', text: null }])
  })

  it('is no reading for agents', async () => {
    await receiveLink('password')
    const payload = await getTestPayload()
    const [agent] = (
      await payload.find({ collection: 'users', where: { role: { equals: 'agent' } } })
    ).docs
    const { docs } = await payload.find({
      collection: 'mails',
      overrideAccess: false,
      user: agent && { ...agent, collection: 'users' },
    })
    expect(docs).toEqual([])
  })
})

describe('an account that is deleted', () => {
  it('takes the mails about it along, sent or not, and no others', async () => {
    await ask(email, 'signIn')
    await readMails()
    const token = await receiveLink('password')
    await ask(email, 'signIn')
    const payload = await getTestPayload()
    const mail = {
      kind: 'newsletter-confirm',
      to: email,
      locale: 'nl',
      state: 'kept',
      attempts: 1,
    } as const
    await payload.create({ collection: 'mails', data: mail })
    await payload.delete({ collection: 'owners', id: ownerId })
    expect(await readMails()).toMatchObject([mail])
    expect((await setPassword(token)).status).toBe(410)
    const left = await Promise.all(
      ['owners_sessions', 'guard.owner_devices', 'visits.digests'].map((table) =>
        queryRows(`select * from ${table}`),
      ),
    )
    expect(left).toEqual([[], [], []])
  })
})

describe('a link to sign in', () => {
  it('signs in once', async () => {
    const token = await receiveLink('signIn')
    const answer = await redeem(token)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/nl/portal/')
    expect(await isSignedIn(toCookie(answer))).toBe(true)
    expect((await redeem(token)).status).toBe(410)
  })

  it('signs in one of two who use it at the same moment', async () => {
    const token = await receiveLink('signIn')
    const answers = await Promise.all([redeem(token), redeem(token), redeem(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410, 410])
  })

  it('is good for a quarter of an hour', async () => {
    const token = await receiveLink('signIn')
    passTime(16)
    expect((await redeem(token)).status).toBe(410)
  })

  it('sets no password, whatever is sent along', async () => {
    await setPassword(await receiveLink('signIn'))
    expect((await login(fresh)).status).toBe(401)
    expect((await login(password)).status).toBe(303)
  })

  it('notes the first login beside the account', async () => {
    await redeem(await receiveLink('signIn'))
    const payload = await getTestPayload()
    const owner = await payload.findByID({ collection: 'owners', id: ownerId })
    expect(owner.firstSignedInAt).not.toBeNull()
  })
})

describe('a link to choose a password', () => {
  it('sets it once, signs in, and shows out whoever was in', async () => {
    const before = toCookie(await login(password))
    expect(await isSignedIn(before)).toBe(true)
    const token = await receiveLink('password')
    const answer = await setPassword(token)
    expect(answer.status).toBe(303)
    expect(await isSignedIn(toCookie(answer))).toBe(true)
    expect(await isSignedIn(before)).toBe(false)
    expect((await login(password)).status).toBe(401)
    expect((await login(fresh)).status).toBe(303)
    expect((await setPassword(token, 'nog een ander wachtwoord')).status).toBe(410)
  })

  it.each([
    ['', 'Vul een wachtwoord in.'],
    [' '.repeat(20), 'Vul een wachtwoord in.'],
    ['te kort', 'Kies een wachtwoord van minstens 12 tekens.'],
    ['x'.repeat(129), 'Kies een wachtwoord van hoogstens 128 tekens.'],
  ])('refuses "%.20s", and stays good', async (text, words) => {
    const token = await receiveLink('password')
    const answer = await setPassword(token, text)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toBe(words)
    expect((await setPassword(token)).status).toBe(303)
  })

  it('sets the first one of an account that was invited', async () => {
    await (await getTestPayload()).delete({ collection: 'owners', id: ownerId })
    ownerId = await inviteOwner(email)
    const answer = await setPassword(await receiveLink('password'))
    expect(answer.headers.get('location')).toBe('/nl/portal/')
    expect((await login(fresh)).status).toBe(303)
  })

  it('opens an account that was locked', async () => {
    for (let time = 0; time < 5; time += 1) await login('een fout wachtwoord')
    expect((await login(password)).status).toBe(401)
    expect((await setPassword(await receiveLink('password'))).status).toBe(303)
    expect((await login(fresh)).status).toBe(303)
  }, 20_000)

  it('is good for an hour', async () => {
    const token = await receiveLink('password')
    passTime(61)
    expect((await setPassword(token)).status).toBe(410)
  })

  it('is good for nothing where another was used after it', async () => {
    const first = await receiveLink('password')
    await redeem(await receiveLink('signIn'))
    expect((await setPassword(first)).status).toBe(410)
  })

  it('is good for nothing once another password was chosen on the account page', async () => {
    const links = [await receiveLink('signIn'), await receiveLink('password')]
    const cookie = toCookie(await login(password))
    const fields = { current: password, fresh }
    const changed = await answerAccount(
      post('/api/portal/account/password/', fields, { cookie }),
      'password',
    )
    expect(changed.headers.get('location')).toBe('/nl/portal/account/?done=password')
    expect(await isSignedIn(cookie)).toBe(true)
    for (const token of links) expect((await setPassword(token, password)).status).toBe(410)
    expect((await login(fresh)).status).toBe(303)
    expect((await setPassword(await receiveLink('password'), password)).status).toBe(303)
  }, 20_000)

  it.each([
    ['another account', (token: string) => token.replace(/^\d+/, '1')],
    ['more time', (token: string) => token.replace(/-(\d+)-/, '-9999999999-')],
    ['nothing', () => 'x'],
  ])('is not altered for %s', async (_what, alter) => {
    const token = alter(await receiveLink('password'))
    expect((await setPassword(token)).status).toBe(404)
  })

  it('takes no form of another site', async () => {
    const token = await receiveLink('password')
    const request = post(
      `/api/owner-links/${token}/`,
      { password: fresh, passwordConfirmation: fresh },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect((await answerUseLink(request, token)).status).toBe(403)
  })
})

describe('an invitation', () => {
  it('is sent by staff in the language of the owner, and opens the account for a week', async () => {
    expect(await invite('agent')).toBe(200)
    const [mail] = await readMails()
    expect(mail).toMatchObject({ to: email, subject: 'Votre accès à l’espace propriétaire' })
    const token = await readToken()
    passTime(6 * 24 * 60)
    expect((await setPassword(token)).status).toBe(303)
    const payload = await getTestPayload()
    const owner = await payload.findByID({ collection: 'owners', id: ownerId })
    expect(owner.invitedAt).not.toBeNull()
  })

  it('takes the place of the one before', async () => {
    await invite('agent')
    const first = await readToken()
    passTime(1)
    await invite('agent')
    expect((await setPassword(first)).status).toBe(410)
    expect((await setPassword(await readToken())).status).toBe(303)
  })

  it('is one where the button was pressed twice, also at the same moment', async () => {
    await Promise.all([invite('agent'), invite('agent')])
    await invite('agent')
    expect(await readMails()).toHaveLength(1)
  })

  it('is sent by nobody else', async () => {
    expect(await invite('translator')).toBe(403)
    expect(await readMails()).toEqual([])
  })
})
