import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerAccount } from '@/features/owner-session/answer-account'
import { answerLogin } from '@/features/owner-session/answer-login'
import { answerLoginCode } from '@/features/owner-session/answer-login-code'
import { createLoginLink } from '@/features/owner-session/login-link'
import { ownerMails } from '@/features/owner-session/mails'
import { findSignedInOwner } from '@/features/owner-session/owner-session'
import { findPortalAnswer } from '@/features/portal/portal-gate'
import { answerUseLink } from '@/features/owner-session/answer-use-link'
import { queryRows } from '@/server/db'
import { openOwnerSession } from '@/server/owner-auth'
import { inviteOwner } from '../support/invite-owner'
import { readApp, readFactor, readSecret, sendFactor, switchOn } from '../support/owner-factor'
import { getTestPayload } from '../support/test-payload'
import { expectPagesNotDrawn } from '../support/pages-not-drawn'

const site = 'http://localhost:3000'
const password = 'een lang wachtwoord'
const fresh = 'een heel ander wachtwoord'
let email = ''
let ownerId = 0
let count = 0

const told = expectPagesNotDrawn()
afterAll(() => {
  vi.useRealTimers()
})

const people = ['administrator', 'editor', 'agent', 'translator'] as const

beforeAll(async () => {
  const payload = await getTestPayload()
  await payload.create({
    collection: 'routes',
    locale: 'nl',
    data: { originalPath: '/login/', type: 'login', localizedPath: '/login/' },
  })
  for (const role of people) {
    const data = { email: `${role}@example.be`, password, name: role, role }
    await payload.create({ collection: 'users', data })
  }
})

async function createAccount(): Promise<{ id: number; email: string }> {
  const payload = await getTestPayload()
  count += 1
  const data = { email: `stap-${count}@example.be`, password, locale: 'fr' } as const
  return payload.create({ collection: 'owners', data })
}

beforeEach(async () => {
  vi.useRealTimers()
  await queryRows('delete from guard.hits')
  ;({ id: ownerId, email } = await createAccount())
})

/** Lets time pass for the site, and for nothing else. */
function passTime(seconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
}

async function openCookie(id = ownerId): Promise<string> {
  const session = await openOwnerSession(id, new Date())
  return `gevel-owner=${session?.token}`
}

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ lang: 'nl', ...fields })
  return new Request(`${site}${path}`, { method: 'POST', headers, body })
}

const login = (fields: Record<string, string> = {}) =>
  answerLogin(post('/api/owner-login/', { email, password, ...fields }))

const sendCode = (cookie: string, code: string, headers: Record<string, string> = {}) =>
  answerLoginCode(post('/api/owner-login-code/', { code }, { cookie, ...headers }))

/** The cookie of a name that an answer sets, as it is sent back. */
function toCookie(answer: Response, name: string): string {
  const lines = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return lines.find((line) => line.startsWith(`${name}=`)) ?? ''
}

const toPending = (answer: Response) => toCookie(answer, 'gevel-owner-login')
const toSession = (answer: Response) => toCookie(answer, 'gevel-owner')

/** The first step of a login, with the right password. */
const begin = async () => toPending(await login())

const isSignedIn = async (cookie: string) =>
  (await findSignedInOwner(new Headers({ cookie })))?.id === ownerId

const countSessions = async () =>
  (await queryRows('select id from owners_sessions where _parent_id = $1', [ownerId])).length

async function readMails(): Promise<unknown[]> {
  const payload = await getTestPayload()
  const { docs } = await payload.find({
    collection: 'mails',
    where: { kind: { equals: 'owner-second-factor' }, to: { equals: email } },
    sort: 'id',
    showHiddenFields: true,
  })
  return docs.map(({ data }) => (data as { event: string }).event)
}

async function createLink(kind: 'signIn' | 'password' | 'invitation'): Promise<string> {
  const payload = await getTestPayload()
  const owner = await payload.findByID({
    collection: 'owners',
    id: ownerId,
    depth: 0,
    showHiddenFields: true,
  })
  const now = new Date()
  const issueSecond = Math.ceil(now.getTime() / 1000)
  const link = createLoginLink({ kind, issueSecond }, owner, { locale: 'nl', now })
  return /\/login-link\/([\w-]+)\//.exec(link?.href ?? '')?.[1] ?? ''
}

const redeem = (token: string, fields: Record<string, string> = {}) =>
  answerUseLink(post(`/api/owner-links/${token}/`, fields), token)

async function press(role: (typeof people)[number] | null, id: number | string = ownerId) {
  const payload = await getTestPayload()
  const data = { email: `${role}@example.be`, password }
  const token = role && (await payload.login({ collection: 'users', data })).token
  const request = new Request(`${site}/api/owners/${id}/second-factor-off`, {
    method: 'POST',
    headers: token ? { Authorization: `JWT ${token}` } : {},
  })
  return (await handleEndpoints({ config: payload.config, request })).status
}

/** A second factor, and half a minute later: the code that switched it on is used. */
async function setUp() {
  const cookie = await openCookie()
  const made = await switchOn(cookie, password)
  passTime(30)
  return { cookie, ...made }
}

describe('the page about it', () => {
  it('is open to who is signed in, and asks others to sign in first', async () => {
    const path = '/nl/portal/account/second-step/'
    expect(await findPortalAnswer(new Headers({ cookie: await openCookie() }), path)).toBe('open')
    const next = encodeURIComponent(path)
    const answer = await findPortalAnswer(new Headers(), path)
    expect(answer).toEqual({ location: `/nl/login/?form=session&next=${next}` })
  })

  it('is not open to who has taken the first step alone', async () => {
    await setUp()
    const path = '/nl/portal/account/second-step/'
    const answer = await findPortalAnswer(new Headers({ cookie: await begin() }), path)
    expect(answer).toHaveProperty('location')
  })
})

describe('switching on', () => {
  it('asks for the password, and is done with the first code of the app', async () => {
    const [cookie, other] = [await openCookie(), await openCookie()]
    const begun = await sendFactor('begin', cookie, { current: password })
    expect(begun.headers.get('location')).toBe('/nl/portal/account/second-step/#set-up')
    const secret = await readSecret(cookie)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect((await login()).headers.get('location')).toBe('/nl/portal/')
    const answer = await sendFactor('confirm', cookie, { code: readApp(secret) })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const codes = (await answer.text()).split('\n')
    expect(new Set(codes).size).toBe(10)
    expect(codes.every((code) => /^\d{4} \d{4} \d{4}$/.test(code))).toBe(true)
    expect(await readFactor(cookie)).toMatchObject({ kind: 'on', codesLeft: 10 })
    expect(await isSignedIn(cookie)).toBe(true)
    expect(await isSignedIn(other)).toBe(false)
    expect(await countSessions()).toBe(1)
    // The device of the session that ended is forgotten with it.
    const devices = 'select from guard.owner_session_devices where owner_id = $1'
    expect(await queryRows(devices, [ownerId])).toHaveLength(1)
    expect(await readMails()).toEqual(['on'])
  })

  it.each([
    ['', 422, 'Vul uw huidige wachtwoord in.'],
    ['iets anders 1234', 422, 'Uw huidige wachtwoord is niet juist.'],
  ])('is not begun with the password %j', async (current, status, said) => {
    const cookie = await openCookie()
    const answer = await sendFactor('begin', cookie, { current })
    expect([answer.status, await answer.text()]).toEqual([status, said])
    expect(await readSecret(cookie)).toBe('')
  })

  it('takes a young session for the password where the account has none', async () => {
    const invitedId = await inviteOwner(`genodigd-${count}@example.be`)
    const cookie = await openCookie(invitedId)
    passTime(15 * 60 + 1)
    const late = await sendFactor('begin', cookie)
    expect([late.status, await readSecret(cookie)]).toEqual([422, ''])
    const again = await openCookie(invitedId)
    expect((await sendFactor('begin', again)).status).toBe(303)
    expect(await readSecret(again)).not.toBe('')
  })

  it('is completed in the session in which it was begun, within half an hour', async () => {
    const [cookie, other] = [await openCookie(), await openCookie()]
    await sendFactor('begin', cookie, { current: password })
    const secret = await readSecret(cookie)
    expect(await readSecret(other)).toBe('')
    expect((await sendFactor('confirm', other, { code: readApp(secret) })).status).toBe(303)
    passTime(30 * 60 + 1)
    expect((await sendFactor('confirm', cookie, { code: readApp(secret) })).status).toBe(303)
    expect(await readFactor(cookie)).toEqual({ kind: 'off' })
    expect((await login()).headers.get('location')).toBe('/nl/portal/')
  })

  it.each([
    ['', 'Vul een code in.'],
    ['12345', 'Deze code is niet juist of is al gebruikt.'],
    ['123456789012', 'Deze code is niet juist of is al gebruikt.'],
  ])('is not done with %j', async (code, said) => {
    const cookie = await openCookie()
    await sendFactor('begin', cookie, { current: password })
    const answer = await sendFactor('confirm', cookie, { code })
    expect([answer.status, await answer.text()]).toEqual([422, said])
    expect(await readFactor(cookie)).toMatchObject({ kind: 'settingUp' })
  })

  it('is done once where two confirm at the same moment', async () => {
    const cookie = await openCookie()
    await sendFactor('begin', cookie, { current: password })
    const code = readApp(await readSecret(cookie))
    const answers = await Promise.all([1, 2, 3].map(() => sendFactor('confirm', cookie, { code })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 303, 303])
    expect(await readMails()).toEqual(['on'])
  })

  it('is cancelled where it was begun, and the secret is forgotten', async () => {
    const [cookie, other] = [await openCookie(), await openCookie()]
    await sendFactor('begin', cookie, { current: password })
    const code = readApp(await readSecret(cookie))
    await sendFactor('cancel', other)
    expect(await readFactorOfOwner()).toBe(1)
    const answer = await sendFactor('cancel', cookie)
    expect(answer.headers.get('location')).toBe('/nl/portal/account/')
    expect(await readFactorOfOwner()).toBe(0)
    expect((await sendFactor('confirm', cookie, { code })).status).toBe(303)
    expect(await readFactor(cookie)).toEqual({ kind: 'off' })
  })

  it('is not begun anew while it is on', async () => {
    const { cookie, secret } = await setUp()
    await sendFactor('begin', cookie, { current: password })
    expect(await readFactor(cookie)).toMatchObject({ kind: 'on' })
    expect((await sendCode(await begin(), readApp(secret))).status).toBe(303)
  })

  it('is not guessed at', async () => {
    const cookie = await openCookie()
    await sendFactor('begin', cookie, { current: password })
    const guess = () => sendFactor('confirm', cookie, { code: '12345' })
    const answers = await Promise.all(Array.from({ length: 11 }, guess))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('a login with a second factor', () => {
  it('opens nothing before the code, and leads on to the page that was asked for', async () => {
    const { secret } = await setUp()
    const first = await login({ next: '/nl/portal/account/' })
    expect(first.status).toBe(303)
    expect(first.headers.get('location')).toBe('/nl/login-code/')
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^gevel-owner-login=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
    ])
    const cookie = toPending(first)
    expect(await isSignedIn(cookie.replace('gevel-owner-login', 'gevel-owner'))).toBe(false)
    expect(await countSessions()).toBe(1)
    const code = readApp(secret)
    const answer = await sendCode(cookie, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/nl/portal/account/')
    expect(await isSignedIn(toSession(answer))).toBe(true)
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^gevel-owner-login=;.*1970/),
    )
  })

  it('leads nowhere else than into the portal', async () => {
    const { secret } = await setUp()
    const cookie = toPending(await login({ next: 'https://evil.example/nl/portal/' }))
    const answer = await sendCode(cookie, readApp(secret))
    expect(answer.headers.get('location')).toBe('/nl/portal/')
  })

  it('takes a code once, whoever has seen it', async () => {
    const { secret } = await setUp()
    const [one, other] = [await begin(), await begin()]
    const code = readApp(secret)
    expect((await sendCode(one, code)).status).toBe(303)
    const again = await sendCode(other, code)
    expect(again.status).toBe(401)
    expect(await again.text()).toBe('Deze code is niet juist of is al gebruikt.')
    expect((await sendCode(other, readApp(secret, -1))).status).toBe(401)
    expect((await sendCode(other, readApp(secret, 1))).status).toBe(303)
  })

  it('does not take the code with which it was switched on', async () => {
    passTime(0)
    const { secret } = await switchOn(await openCookie(), password)
    const cookie = await begin()
    expect((await sendCode(cookie, readApp(secret))).status).toBe(401)
  })

  it('takes the code of the half minute before and after, and no other', async () => {
    const { secret } = await setUp()
    passTime(300)
    const cookie = await begin()
    expect((await sendCode(cookie, readApp(secret, -2))).status).toBe(401)
    expect((await sendCode(cookie, readApp(secret, 2))).status).toBe(401)
    expect((await sendCode(cookie, readApp(secret, -1))).status).toBe(303)
    expect((await sendCode(await begin(), readApp(secret, 1))).status).toBe(303)
  })

  it('lets one of two in who send a code at the same moment', async () => {
    const { secret } = await setUp()
    const pendings = [await begin(), await begin(), await begin(), await begin()]
    const code = readApp(secret)
    const answers = await Promise.all(pendings.map((cookie) => sendCode(cookie, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 401, 401, 401])
    expect(await countSessions()).toBe(2)
  })

  it('is completed once, whatever codes are sent for it', async () => {
    const { secret, recoveryCodes } = await setUp()
    const cookie = await begin()
    const codes = [readApp(secret), readApp(secret, 1), recoveryCodes[0] ?? '']
    const answers = await Promise.all(codes.map((code) => sendCode(cookie, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410, 410])
    expect((await sendCode(cookie, recoveryCodes[1] ?? '')).status).toBe(410)
    expect(await countSessions()).toBe(2)
  })

  it('has to be completed within ten minutes', async () => {
    const { secret } = await setUp()
    const cookie = await begin()
    passTime(10 * 60 + 1)
    const answer = await sendCode(cookie, readApp(secret))
    expect(answer.status).toBe(410)
    expect(await answer.text()).toBe('Deze aanmelding is verlopen. Meld u opnieuw aan.')
  })

  it.each([
    ['no cookie', ''],
    ['one that is no value of ours', 'gevel-owner-login=x'],
    ['another value', `gevel-owner-login=${'a'.repeat(43)}`],
  ])('is not completed with %s', async (_what, cookie) => {
    const { secret } = await setUp()
    await begin()
    expect((await sendCode(cookie, readApp(secret))).status).toBe(410)
  })

  it('is not completed by another site, and nothing typed is no wrong code', async () => {
    const { secret } = await setUp()
    const cookie = await begin()
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await sendCode(cookie, readApp(secret), foreign)).status).toBe(403)
    for (let time = 0; time < 6; time += 1) expect((await sendCode(cookie, ' ')).status).toBe(422)
    expect((await sendCode(cookie, readApp(secret))).status).toBe(303)
  })

  it('is not completed with the code of another owner', async () => {
    const other = await setUp()
    ;({ id: ownerId, email } = await createAccount())
    await setUp()
    const cookie = await begin()
    expect((await sendCode(cookie, readApp(other.secret))).status).toBe(401)
    expect((await sendCode(cookie, other.recoveryCodes[0] ?? '')).status).toBe(401)
  })
})

describe('wrong codes', () => {
  it('end the login after five, and close the second step for a quarter of an hour', async () => {
    const { secret, recoveryCodes } = await setUp()
    const [cookie, other] = [await begin(), await begin()]
    const statuses: number[] = []
    for (const one of [cookie, other, cookie, other, cookie]) {
      statuses.push((await sendCode(one, '12345')).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429])
    expect(await readMails()).toEqual(['on', 'locked'])
    expect((await sendCode(cookie, readApp(secret))).status).toBe(410)
    expect((await sendCode(other, readApp(secret))).status).toBe(410)
    const closed = await sendCode(await begin(), readApp(secret))
    expect([closed.status, closed.headers.get('retry-after')]).toEqual([429, '900'])
    expect((await sendCode(await begin(), recoveryCodes[0] ?? '')).status).toBe(429)
    passTime(15 * 60 + 1)
    expect((await sendCode(await begin(), readApp(secret))).status).toBe(303)
  }, 20_000)

  it('are counted when they come at the same moment', async () => {
    await setUp()
    const cookie = await begin()
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendCode(cookie, '12345')))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([401, 401, 401, 401, 410, 410, 410, 429])
  })

  it('are forgotten with a right one', async () => {
    const { secret, recoveryCodes } = await setUp()
    for (const code of [readApp(secret), recoveryCodes[0] ?? '']) {
      const cookie = await begin()
      for (let time = 0; time < 4; time += 1) await sendCode(cookie, '12345')
      expect((await sendCode(cookie, code)).status).toBe(303)
    }
  })
})

describe('a recovery code', () => {
  it('lets in once, and its owner is told', async () => {
    const { cookie, recoveryCodes } = await setUp()
    const code = recoveryCodes[3] ?? ''
    const answer = await sendCode(await begin(), code.replaceAll(' ', '-'))
    expect(await isSignedIn(toSession(answer))).toBe(true)
    expect((await sendCode(await begin(), code)).status).toBe(401)
    expect(await readFactor(cookie)).toMatchObject({ kind: 'on', codesLeft: 9 })
    expect(await readMails()).toEqual(['on', 'recoveryUsed'])
  })

  it('lets one in of those who send it at the same moment', async () => {
    const { recoveryCodes } = await setUp()
    const pendings = [await begin(), await begin(), await begin()]
    const answers = await Promise.all(
      pendings.map((cookie) => sendCode(cookie, recoveryCodes[0] ?? '')),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 401, 401])
  })

  it('is worth nothing once there are new ones', async () => {
    const { cookie, secret, recoveryCodes } = await setUp()
    const refused = await sendFactor('renew', cookie, { code: '123 45' })
    expect(refused.status).toBe(422)
    const answer = await sendFactor('renew', cookie, { code: readApp(secret) })
    expect(answer.status).toBe(200)
    const codes = (await answer.text()).split('\n')
    expect(codes.filter((code) => recoveryCodes.includes(code))).toEqual([])
    expect((await sendCode(await begin(), recoveryCodes[0] ?? '')).status).toBe(401)
    expect((await sendCode(await begin(), codes[0] ?? '')).status).toBe(303)
  })
})

describe('other ways in', () => {
  it.each(['signIn', 'password', 'invitation'] as const)(
    'ask for the code too: a link of the kind %s',
    async (kind) => {
      const { cookie, secret } = await setUp()
      const answer = await redeem(await createLink(kind), { password: fresh })
      expect(answer.headers.get('location')).toBe('/nl/login-code/')
      expect(toSession(answer)).toBe('')
      expect(await readFactorOfOwner()).toBe(1)
      const inside = await sendCode(toPending(answer), readApp(secret))
      expect(await isSignedIn(toSession(inside))).toBe(true)
      expect(await isSignedIn(cookie)).toBe(kind === 'signIn')
    },
  )

  it('does not open the closed second step by a new password, nor go on with the old one', async () => {
    const { secret } = await setUp()
    const before = await begin()
    const cookie = await begin()
    for (let time = 0; time < 4; time += 1) await sendCode(cookie, '12345')
    const answer = await redeem(await createLink('password'), { password: fresh })
    expect((await sendCode(before, readApp(secret))).status).toBe(410)
    expect((await sendCode(toPending(answer), '12345')).status).toBe(429)
    // A link that was made in the second in which one was used is good for nothing.
    passTime(2)
    const again = await redeem(await createLink('signIn'))
    expect((await sendCode(toPending(again), readApp(secret))).status).toBe(429)
  })

  it.each([
    ['another address', { email: 'juist@example.be' }],
    ['another password', { password: fresh }],
  ])('ends what waits for a code when the desk gives the account %s', async (_what, data) => {
    const { secret } = await setUp()
    const cookie = await begin()
    const payload = await getTestPayload()
    await payload.update({ collection: 'owners', id: ownerId, data })
    expect((await sendCode(cookie, readApp(secret))).status).toBe(410)
    await payload.delete({ collection: 'owners', id: ownerId })
  })

  it('ends what waits for a code when the password is changed, or all are signed out', async () => {
    const { cookie, secret } = await setUp()
    const change = (deed: string, fields: Record<string, string>) =>
      answerAccount(post(`/api/portal/account/${deed}/`, fields, { cookie }), deed)
    const one = await begin()
    await change('password', { current: password, fresh })
    expect((await sendCode(one, readApp(secret))).status).toBe(410)
    const two = toPending(await login({ password: fresh }))
    await change('sessions', {})
    expect((await sendCode(two, readApp(secret))).status).toBe(410)
  })
})

const readFactorOfOwner = async () =>
  (await queryRows('select 1 from guard.owner_second_factors where owner_id = $1', [ownerId]))
    .length

describe('switching off', () => {
  it.each(['time', 'recovery'])('asks for a code: %s', async (kind) => {
    const { cookie, secret, recoveryCodes } = await setUp()
    expect((await sendFactor('off', cookie, { code: '' })).status).toBe(422)
    expect((await sendFactor('off', cookie, { code: '12345' })).status).toBe(422)
    expect((await login()).headers.get('location')).toBe('/nl/login-code/')
    const code = { time: readApp(secret), recovery: recoveryCodes[0] }[kind] ?? ''
    const answer = await sendFactor('off', cookie, { code })
    expect(answer.headers.get('location')).toBe('/nl/portal/account/second-step/?done=off')
    expect((await login()).headers.get('location')).toBe('/nl/portal/')
    expect((await readMails()).at(-1)).toBe('off')
    expect(await readFactorOfOwner()).toBe(0)
  })

  it('closes after five wrong codes, for the login too', async () => {
    const { cookie, secret } = await setUp()
    for (let time = 0; time < 5; time += 1) await sendFactor('off', cookie, { code: '12345' })
    expect((await sendFactor('off', cookie, { code: readApp(secret) })).status).toBe(429)
    expect((await sendCode(await begin(), readApp(secret))).status).toBe(429)
  })

  it.each(['begin', 'confirm', 'cancel', 'renew', 'off'])(
    'is not done by "%s" for nobody, another site or another owner',
    async (deed) => {
      const { cookie, secret } = await setUp()
      const sent = { current: password, code: readApp(secret) }
      const nobody = await sendFactor(deed, '', sent)
      expect(nobody.headers.get('location')).toBe('/nl/portal/account/second-step/')
      const foreign = await sendFactor(deed, cookie, sent, { 'sec-fetch-site': 'cross-site' })
      expect(foreign.status).toBe(403)
      const stranger = await createAccount()
      const theirs = await openCookie(stranger.id)
      expect([200, 303]).toContain((await sendFactor(deed, theirs, sent)).status)
      expect(await readFactor(cookie)).toMatchObject({ kind: 'on', codesLeft: 10 })
      expect((await sendCode(await begin(), readApp(secret))).status).toBe(303)
    },
  )

  it('knows nothing else to do', async () => {
    expect((await sendFactor('delete', await openCookie())).status).toBe(404)
  })
})

describe('the desk', () => {
  it.each(['administrator', 'editor', 'agent'] as const)(
    'switches it off for who lost the phone: %s',
    async (role) => {
      await setUp()
      const cookie = await begin()
      expect(await press(role)).toBe(200)
      expect(await readMails()).toEqual(['on', 'offByStaff'])
      expect((await login()).headers.get('location')).toBe('/nl/portal/')
      expect((await sendCode(cookie, '123456')).status).toBe(410)
      expect(await press(role)).toBe(404)
      expect(await readMails()).toHaveLength(2)
    },
  )

  it('does so for nobody else', async () => {
    await setUp()
    expect(await press('translator')).toBe(403)
    expect(await press(null)).toBe(403)
    expect(await readFactorOfOwner()).toBe(1)
  })

  it.each(['0', '-1', '2000000000', '99999999999', 'x', '1.5'])('knows no owner %s', async (id) => {
    expect(await press('agent', id)).toBe(404)
  })

  it('tells the owner in words of the own language', async () => {
    const compose = ownerMails['owner-second-factor']
    const at = '2026-11-24T10:00:00.000Z'
    const subjects = ['on', 'off', 'offByStaff', 'recoveryUsed', 'locked'].map(async (event) => {
      const data = { owner: ownerId, event, at }
      const mail = await compose?.({ to: email, locale: 'fr', enquiryId: null, data })
      expect(JSON.stringify(mail)).toContain(`${site}/fr/portal/account/`)
      return mail?.subject
    })
    expect(await Promise.all(subjects)).toEqual([
      'La connexion en deux étapes est activée',
      'La connexion en deux étapes est désactivée',
      'La connexion en deux étapes est désactivée',
      'Un code de secours a été utilisé',
      'Trop de codes erronés à la connexion',
    ])
  })
})

describe('what is kept', () => {
  it('holds neither secret nor code in clear, in any table, mail or log', async () => {
    const { secret, recoveryCodes } = await setUp()
    const cookie = await begin()
    await sendCode(cookie, '12345')
    const tables = await queryRows<{ name: string }>(`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
    const texts = await Promise.all(
      tables.map(({ name }) => queryRows<{ row: string }>(`select t::text as row from ${name} t`)),
    )
    const all = [...texts.flat().map(({ row }) => row), ...told]
    const secrets = [
      secret,
      cookie.split('=')[1] ?? 'none',
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replaceAll(' ', '')),
    ]
    expect(secrets.filter((one) => all.some((text) => text.includes(one)))).toEqual([])
    expect(all.some((text) => text.includes(email))).toBe(true)
  })

  it('is read by nobody through the API', async () => {
    await setUp()
    const payload = await getTestPayload()
    const owner = await payload.findByID({
      collection: 'owners',
      id: ownerId,
      showHiddenFields: true,
    })
    expect(JSON.stringify(owner)).not.toMatch(/factor|totp|recovery/i)
  })

  it('is gone with the account', async () => {
    await setUp()
    await begin()
    const payload = await getTestPayload()
    await payload.delete({ collection: 'owners', id: ownerId })
    const names = ['owner_second_factors', 'owner_recovery_codes', 'owner_pending_logins']
    const left = names.map((name) =>
      queryRows(`select 1 from guard.${name} where owner_id = $1`, [ownerId]),
    )
    expect((await Promise.all(left)).flat()).toEqual([])
  })

  it('opens nothing when it cannot be decrypted', async () => {
    const { secret } = await setUp()
    await queryRows(`update guard.owner_second_factors set secret = 'x' where owner_id = $1`, [
      ownerId,
    ])
    expect((await sendCode(await begin(), readApp(secret))).status).toBe(401)
  })
})
