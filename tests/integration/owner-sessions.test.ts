import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '@/cms/hooks/transaction'
import { changeNotice } from '@/features/notice-switch/notice-store'
import { answerAccount } from '@/features/owner-session/answer-account'
import { answerLogin, answerLogout, answerSession } from '@/features/owner-session/answer-login'
import { toIssueSecond } from '@/domain/owners/login-link'
import { answerSecondFactor } from '@/features/owner-session/answer-second-factor'
import { ownerMails } from '@/features/owner-session/mails'
import { noteDevice } from '@/features/owner-session/note-device'
import { findSessionDevices } from '@/features/owner-session/session-devices'
import { findLinkOwner } from '@/features/owner-session/login-link'
import { hasPassword } from '@/features/owner-session/owner-proof'
import { letOwnerIn } from '@/features/owner-session/sign-in'
import { findSignedInOwner } from '@/features/owner-session/owner-session'
import { findPortalAnswer } from '@/features/portal/portal-gate'
import { queryRows } from '@/server/db'
import { endSessions } from '@/server/account-auth'
import { endOwnerSessionsWithin, openOwnerSession } from '@/server/owner-auth'
import { inviteOwner } from '../support/invite-owner'
import { saveOwnerWhile } from '../support/save-owner-while'
import { getTestPayload } from '../support/test-payload'
import { expectPagesNotDrawn, provokeErrors } from '../support/pages-not-drawn'

const database = vi.hoisted(() => ({ isAway: false }))
vi.mock(import('@/server/db'), async (importOriginal) => {
  const original = await importOriginal()
  const requireDatabase = async () => {
    if (database.isAway) throw new Error('The database did not answer in time')
    await original.requireDatabase()
  }
  return { ...original, requireDatabase }
})

const site = 'http://localhost:3000'
const password = 'een lang wachtwoord'
const fresh = 'een heel ander wachtwoord'
let email = ''
let ownerId = 0
let strangerId = 0
let count = 0

expectPagesNotDrawn()

async function createAccount(): Promise<{ id: number; email: string }> {
  const payload = await getTestPayload()
  count += 1
  const data = { email: `eigenaar-${count}@example.be`, password, locale: 'fr' } as const
  return payload.create({ collection: 'owners', data })
}

beforeAll(async () => {
  const payload = await getTestPayload()
  await payload.create({
    collection: 'routes',
    locale: 'nl',
    data: { originalPath: '/login/', type: 'login', localizedPath: '/login/' },
  })
})

beforeEach(async () => {
  await queryRows('delete from guard.hits')
  ;({ id: ownerId, email } = await createAccount())
  ;({ id: strangerId } = await createAccount())
})

function login(typed: string, cookie = '') {
  const body = new URLSearchParams({ lang: 'nl', email, password: typed })
  const headers = { cookie }
  return answerLogin(new Request(`${site}/api/owner-login/`, { method: 'POST', headers, body }))
}

async function openCookie(id = ownerId): Promise<string> {
  const session = await openOwnerSession(id, new Date())
  return `gevel-owner=${session?.token}`
}

function send(deed: string, cookie: string, fields: Record<string, string> = {}, sent = {}) {
  return answerAccount(
    new Request(`${site}/api/portal/account/${deed}/`, {
      method: 'POST',
      headers: { cookie, ...sent },
      body: new URLSearchParams({ lang: 'nl', ...fields }),
    }),
    deed,
  )
}

const isSignedIn = async (cookie: string) =>
  (await findSignedInOwner(new Headers({ cookie })))?.id === ownerId

async function readSessionIds(id = ownerId): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    'select id from owners_sessions where _parent_id = $1 order by created_at desc',
    [id],
  )
  return rows.map((row) => row.id)
}

const readAccount = async () =>
  (await getTestPayload()).findByID({ collection: 'owners', id: ownerId, depth: 0 })

const phone = '+3293334455'

/** Does something between the reading of the account and its writing. */
const saveWhile = (deed: () => Promise<unknown>) => saveOwnerWhile(ownerId, phone, deed)

describe('of two saves at the same moment', () => {
  it.each([
    [
      'settings',
      async () => send('settings', await openCookie(), { locale: 'de', notices: 'digest' }),
      'de',
    ],
    ['the weekly mail', () => changeNotice({ notice: 'digest', ownerId }, 'stop'), 'fr'],
  ])('neither takes back what the other did: %s', async (_, deed, locale) => {
    await saveWhile(deed)
    expect(await readAccount()).toMatchObject({ phone, locale, digest: false })
  })

  it('neither takes back what the other did, whichever comes first, one by one or many at once', async () => {
    const payload = await getTestPayload()
    const cookie = await openCookie()
    const where = { id: { in: [strangerId, ownerId] } }
    await Promise.all([
      payload.update({ collection: 'owners', where, data: { lastName: 'Claes' } }),
      send('settings', cookie, { locale: 'en', notices: 'digest' }),
      payload.update({ collection: 'owners', id: ownerId, data: { phone } }),
      payload.update({ collection: 'owners', id: strangerId, data: { phone } }),
      payload.update({ collection: 'owners', where, data: { firstName: 'Els' } }),
    ])
    const names = { firstName: 'Els', lastName: 'Claes', phone }
    expect(await readAccount()).toMatchObject({ ...names, locale: 'en', digest: false })
    expect(
      await payload.findByID({ collection: 'owners', id: strangerId, depth: 0 }),
    ).toMatchObject(names)
    expect(await isSignedIn(cookie)).toBe(true)
  })

  it('one that deletes the account leaves nothing of it, and saves nothing after it', async () => {
    const payload = await getTestPayload()
    const remove = () => payload.delete({ collection: 'owners', id: ownerId })
    await saveWhile(remove)
    const save = payload.update({ collection: 'owners', id: ownerId, data: { phone } })
    await expect(save).rejects.toMatchObject({ status: 404 })
    const where = { id: { equals: ownerId } }
    expect(await payload.count({ collection: 'owners', where })).toEqual({ totalDocs: 0 })
  })
})

describe('sessions', () => {
  it('are all kept when many are opened at the same moment', async () => {
    const cookies = await Promise.all(Array.from({ length: 8 }, () => openCookie()))
    expect(await Promise.all(cookies.map(isSignedIn))).toEqual(cookies.map(() => true))
  })

  it('are twenty at most, and those that ended are forgotten', async () => {
    const past = new Date(Date.now() - 24 * 60 * 60 * 1000)
    await openOwnerSession(ownerId, past)
    const first = await openCookie()
    for (let index = 0; index < 20; index += 1) await openCookie()
    expect(await readSessionIds()).toHaveLength(20)
    expect(await isSignedIn(first)).toBe(false)
  })

  it('say on what they were opened, by name and no more, and forget it when they end', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    await letOwnerIn(ownerId, {
      headers: new Headers({ 'user-agent': agent }),
      locale: 'nl',
      next: '',
    })
    const [id = ''] = await readSessionIds()
    expect([...(await findSessionDevices(ownerId))]).toEqual([
      [id, { browser: 'Firefox', system: 'Linux' }],
    ])
    expect(await findSessionDevices(strangerId)).toEqual(new Map())
    await inTransaction(await getTestPayload(), (req) => endOwnerSessionsWithin(req, ownerId, null))
    expect(await findSessionDevices(ownerId)).toEqual(new Map())
  })

  it('that were ended while the account is saved stay ended', async () => {
    const cookie = await openCookie()
    await saveWhile(() => endSessions('owners', ownerId, { except: null }))
    expect(await isSignedIn(cookie)).toBe(false)
    expect(await readSessionIds()).toEqual([])
  })

  it('that were opened while the account is saved stay open', async () => {
    let cookie = ''
    await saveWhile(async () => {
      cookie = await openCookie()
    })
    expect(await isSignedIn(cookie)).toBe(true)
  })

  it('are not opened for an account that is gone', async () => {
    expect(await openOwnerSession(2_000_000_000, new Date())).toBeNull()
  })

  it('are not found by guessing many passwords at the same moment', async () => {
    const guesses = Array.from({ length: 30 }, (_, index) => {
      const headers = { 'x-forwarded-for': `203.0.113.${index + 1}` }
      const body = new URLSearchParams({ lang: 'nl', email, password: `geraden ${index}` })
      return answerLogin(new Request(`${site}/api/owner-login/`, { method: 'POST', headers, body }))
    })
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    // A server that is too busy looks at fewer of them, never at more.
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
    expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([])
  })
  it('are not opened by a password alone that is refused, and five lock the account', async () => {
    for (let index = 0; index < 5; index += 1) await login('iets anders 1234')
    expect((await login(password)).status).toBe(401)
    expect(await readSessionIds()).toEqual([])
  })
})

describe('while the database is away', () => {
  let cookie = ''
  let reading: { mockRestore: () => void } | undefined
  beforeEach(async () => {
    cookie = await openCookie()
    database.isAway = true
    // The framework keeps the failure to itself, and names nobody.
    const payload = await getTestPayload()
    reading = vi.spyOn(payload, 'findByID').mockRejectedValue(new Error('The connection is gone'))
  })
  const comeBack = () => {
    database.isAway = false
    reading?.mockRestore()
  }
  afterEach(comeBack)

  // Whoever is signed in cannot be told from anybody else then, so nobody is sent to the login.
  it('the forms of the account answer so, and do not ask to sign in', async () => {
    provokeErrors(
      'the account of an owner could not be changed',
      'the second factor of an owner could not be changed',
    )
    const body = new URLSearchParams({ lang: 'nl' })
    const post = { method: 'POST', headers: { cookie }, body }
    const answers = [
      await send('settings', cookie),
      await answerSecondFactor(new Request(`${site}/`, post), 'begin'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual([null, null])
  })

  it('a page fails, and does not ask to sign in', async () => {
    const path = '/nl/portal/account/'
    await expect(findPortalAnswer(new Headers({ cookie }), path)).rejects.toThrow('did not answer')
  })

  it('the login page is not told that nobody is signed in', async () => {
    provokeErrors('it could not be found out which owner is signed in')
    const request = new Request(`${site}/api/owner-session/?lang=nl`, { headers: { cookie } })
    expect((await answerSession(request)).status).toBe(503)
  })

  it('signing out says that it failed, keeps the cookie, and the session goes on', async () => {
    provokeErrors('the session of an owner could not be ended')
    const sent = { method: 'POST', headers: { cookie } }
    const answer = await answerLogout(new Request(`${site}/api/owner-logout/?lang=nl`, sent))
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('u bent nog aangemeld')
    expect(answer.headers.getSetCookie()).toEqual([])
    comeBack()
    expect(await isSignedIn(cookie)).toBe(true)
  })
})

describe('the account page', () => {
  it('is open to who is signed in, and asks others to sign in first', async () => {
    const path = '/nl/portal/account/'
    expect(await findPortalAnswer(new Headers({ cookie: await openCookie() }), path)).toBe('open')
    const next = encodeURIComponent(path)
    const answer = await findPortalAnswer(new Headers(), path)
    expect(answer).toEqual({ location: `/nl/login/?form=session&next=${next}` })
  })

  it('changes the language of mails and the weekly mail, and nothing else', async () => {
    const cookie = await openCookie()
    const forged = { email: 'ander@example.be', phone: '1', properties: '1' }
    const sent = { locale: 'de', notices: 'digest unknown', ...forged }
    const answer = await send('settings', cookie, sent)
    expect(answer.headers.get('location')).toBe('/nl/portal/account/?done=settings')
    const payload = await getTestPayload()
    const read = () => payload.findByID({ collection: 'owners', id: ownerId, depth: 0 })
    expect(await read()).toMatchObject({ locale: 'de', digest: false, email, phone: null })
    await send('settings', cookie, { locale: 'xx', notices: 'digest', digest: 'on' })
    expect(await read()).toMatchObject({ locale: 'de', digest: true })
    // What did not stand in the form stays as it was.
    await send('settings', cookie, { locale: 'fr', digest: 'off' })
    expect(await read()).toMatchObject({ locale: 'fr', digest: true, newsNotice: true })
    expect((await send('settings', cookie, {})).status).toBe(400)
    expect(await isSignedIn(cookie)).toBe(true)
  })

  it.each(['settings', 'password', 'session', 'sessions'])(
    'does "%s" for nobody, and not for another site',
    async (deed) => {
      const cookie = await openCookie()
      const sent = { current: password, fresh }
      const nobody = await send(deed, '', sent)
      expect(nobody.headers.get('location')).toBe('/nl/portal/account/')
      const foreign = await send(deed, cookie, sent, { 'sec-fetch-site': 'cross-site' })
      expect(foreign.status).toBe(403)
      expect(await isSignedIn(cookie)).toBe(true)
      expect((await login(password)).status).toBe(303)
    },
  )

  it('knows nothing else to do', async () => {
    expect((await send('delete', await openCookie())).status).toBe(404)
  })
})

describe('an account that was invited and has no password yet', () => {
  beforeEach(async () => {
    email = `genodigd-${count}@example.be`
    ownerId = await inviteOwner(email)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('opens with no password, and is told from none that does not exist', async () => {
    const answers = [await login(password)]
    email = 'niemand@example.be'
    answers.push(await login(password))
    const [known, unknown] = await Promise.all(
      answers.map(async (answer) => [answer.status, await answer.text()]),
    )
    expect(known).toEqual(unknown)
    expect(known).toContain(401)
  })

  it('is asked for none on its pages', async () => {
    expect(await hasPassword(ownerId)).toBe(false)
    expect(await hasPassword(strangerId)).toBe(true)
  })

  it('gets its first one in a young session alone', async () => {
    const cookie = await openCookie()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (15 * 60 + 1) * 1000 })
    const late = await send('password', cookie, { fresh })
    expect([late.status, await late.text()]).toEqual([
      422,
      'Meld u eerst opnieuw aan; daarna hebt u een kwartier om een wachtwoord te kiezen.',
    ])
    expect((await login(fresh)).status).toBe(401)
    const again = await openCookie()
    const answer = await send('password', again, { fresh })
    expect(answer.headers.get('location')).toBe('/nl/portal/account/?done=password')
    expect((await login(fresh)).status).toBe(303)
    // From now on whoever sits at the session has to know it.
    const next = await send('password', again, { fresh: password })
    expect([next.status, await next.text()]).toEqual([422, 'Vul uw huidige wachtwoord in.'])
  })
})

describe('a new password', () => {
  it('ends all other sessions, and is the one that counts from now on', async () => {
    const [cookie, other] = [await openCookie(), await openCookie()]
    const answer = await send('password', cookie, { current: password, fresh })
    expect(answer.headers.get('location')).toBe('/nl/portal/account/?done=password')
    expect(await isSignedIn(cookie)).toBe(true)
    expect(await isSignedIn(other)).toBe(false)
    expect((await login(password)).status).toBe(401)
    expect((await login(fresh)).status).toBe(303)
  })

  it.each([
    ['iets anders 1234', fresh, 'Uw huidige wachtwoord is niet juist.'],
    ['', fresh, 'Vul uw huidige wachtwoord in.'],
    [password, '', 'Vul een nieuw wachtwoord in.'],
    [password, 'elf tekens.', 'Kies een nieuw wachtwoord van minstens 12 tekens.'],
    [password, 'x'.repeat(129), 'Kies een nieuw wachtwoord van hoogstens 128 tekens.'],
  ])('is refused for %j and %j', async (current, chosen, said) => {
    const [cookie, other] = [await openCookie(), await openCookie()]
    const answer = await send('password', cookie, { current, fresh: chosen })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toBe(said)
    expect(await isSignedIn(other)).toBe(true)
    expect((await login(password)).status).toBe(303)
  })

  it('is not guessed for by whoever sits at an open session', async () => {
    const cookie = await openCookie()
    const guess = () => send('password', cookie, { current: 'geraden 1234', fresh })
    const answers = await Promise.all(Array.from({ length: 11 }, guess))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    const right = await send('password', cookie, { current: password, fresh })
    expect(right.headers.get('retry-after')).toBe('600')
  })
})

describe('ending sessions', () => {
  it('ends the one that was meant, and keeps this one', async () => {
    const other = await openCookie()
    const [otherId = ''] = await readSessionIds()
    const cookie = await openCookie()
    const answer = await send('session', cookie, { session: otherId })
    expect(answer.headers.get('location')).toBe('/nl/portal/account/?done=session')
    expect(await isSignedIn(other)).toBe(false)
    expect(await isSignedIn(cookie)).toBe(true)
  })

  it('leads to the login page when it was this one', async () => {
    const cookie = await openCookie()
    const [session = ''] = await readSessionIds()
    const answer = await send('session', cookie, { session })
    expect(answer.headers.get('location')).toBe('/nl/login/?form=signed-out')
    expect(answer.headers.get('set-cookie')).toMatch(/^gevel-owner=;.*1970/)
    expect(await isSignedIn(cookie)).toBe(false)
  })

  it('cannot end those of somebody else', async () => {
    await openCookie(strangerId)
    const [session = ''] = await readSessionIds(strangerId)
    await send('session', await openCookie(), { session })
    expect(await readSessionIds(strangerId)).toEqual([session])
  })

  it('signs out everywhere, and nobody else', async () => {
    await openCookie(strangerId)
    const cookies = [await openCookie(), await openCookie()]
    const answer = await send('sessions', cookies[0] ?? '')
    expect(answer.headers.get('location')).toBe('/nl/login/?form=signed-out')
    expect(await Promise.all(cookies.map(isSignedIn))).toEqual([false, false])
    expect(await readSessionIds(strangerId)).toHaveLength(1)
  })

  it('ends links that are on their way as well, when it signs out everywhere', async () => {
    const payload = await getTestPayload()
    const now = new Date()
    const made = { kind: 'signIn', issueSecond: Math.floor(now.getTime() / 1000) } as const
    const findAgain = () =>
      findLinkOwner({ ...made, ownerId, isExpired: false }).then((owner) => owner?.id)
    expect(await findAgain()).toBe(ownerId)
    await send('sessions', await openCookie())
    expect(await findAgain()).toBeUndefined()
    // The next one that is asked for opens the account again.
    const owner = await payload.findByID({
      collection: 'owners',
      id: ownerId,
      depth: 0,
      showHiddenFields: true,
    })
    const issueSecond = toIssueSecond({ usedAt: new Date(owner.linksUsedAt ?? 0) }, new Date())
    const next = await findLinkOwner({ ...made, issueSecond, ownerId, isExpired: false })
    expect(next?.id).toBe(ownerId)
  })
})

describe('the owner', () => {
  const readMails = async () => {
    const payload = await getTestPayload()
    const where = { kind: { equals: 'owner-device' }, to: { equals: email } }
    const { docs } = await payload.find({ collection: 'mails', where, showHiddenFields: true })
    return docs
  }
  const set = async (ownerDeviceNotice: boolean) => {
    const payload = await getTestPayload()
    const data = { tradeName: 'Kassei', email: 'info@kassei.example', ownerDeviceNotice }
    await payload.updateGlobal({ slug: 'site', data })
  }
  const readDevice = (answer: Response) =>
    answer.headers.getSetCookie().find((line) => line.startsWith('gevel-owner-device=')) ?? ''
  const signIn = async (cookie = '') => readDevice(await login(password, cookie))
  const toCookie = (line: string) => line.split(';')[0] ?? ''

  it('is told of a login on a device that was not known, in their own language', async () => {
    await set(true)
    const first = await signIn()
    expect(first).toMatch(/^gevel-owner-device=[\w-]{43}; Path=\/; .*; HttpOnly; SameSite=Lax$/)
    await signIn(toCookie(first))
    expect(await readMails()).toEqual([])
    await signIn()
    const mails = await readMails()
    expect(mails).toMatchObject([{ locale: 'fr' }])
    const data = mails[0]?.data as Record<string, unknown>
    const compose = ownerMails['owner-device']
    const order = { to: 'vroeger@example.be', locale: 'fr', enquiryId: null, data } as const
    const composed = await compose?.(order)
    // Also when the account had another address as it was queued.
    expect(composed?.to).toBe(email)
    expect(composed?.subject).toBe('Connexion sur un nouvel appareil')
    expect(JSON.stringify(composed)).toContain(`${site}/fr/portal/account/`)
    const payload = await getTestPayload()
    await payload.update({ collection: 'owners', id: ownerId, data: { deviceNotice: false } })
    // Switched off while the mail waited.
    expect(await compose?.(order)).toBeNull()
  })

  it('is told once when one device signs in twice at the same moment', async () => {
    await set(true)
    await signIn()
    const cookie = `gevel-owner-device=${'a'.repeat(43)}`
    await Promise.all([signIn(cookie), signIn(cookie)])
    expect(await readMails()).toHaveLength(1)
  })

  it('is not told where the agency switched it off, nor of a wrong password', async () => {
    await set(false)
    await signIn()
    await signIn()
    await set(true)
    expect(readDevice(await login('iets anders 1234'))).toBe('')
    expect(await readMails()).toEqual([])
  })

  it('is known by twenty devices at most, of which the site keeps no value', async () => {
    const arrival = { headers: new Headers(), locale: 'nl' } as const
    const lines: string[] = []
    for (let index = 0; index < 22; index += 1) {
      lines.push(await noteDevice(ownerId, arrival, new Date(Date.now() + index * 1000)))
    }
    const read = 'select mark from guard.owner_devices where owner_id = $1'
    const rows = await queryRows<{ mark: string }>(read, [ownerId])
    expect(rows).toHaveLength(20)
    const values = lines.map((line) => toCookie(line).split('=')[1] ?? '')
    expect(rows.filter(({ mark }) => values.includes(mark))).toEqual([])
    const payload = await getTestPayload()
    await payload.delete({ collection: 'owners', id: ownerId })
    expect(await queryRows(read, [ownerId])).toEqual([])
  })
})

describe('a password that staff type for an owner', () => {
  it.each(['kort', 'elf tekens!', 'x'.repeat(129)])('is refused: %s', async (typed) => {
    const payload = await getTestPayload()
    const refused = { data: { errors: [{ path: 'password' }] } }
    const data = { email: 'te-kort@example.be', password: typed, locale: 'nl' } as const
    await expect(payload.create({ collection: 'owners', data })).rejects.toMatchObject(refused)
    const change = payload.update({ collection: 'owners', id: ownerId, data: { password: typed } })
    await expect(change).rejects.toMatchObject(refused)
    expect((await login(password)).status).toBe(303)
  })

  it('counts characters as people count them', async () => {
    const payload = await getTestPayload()
    const family = '👨‍👩‍👧‍👦'.repeat(12)
    await payload.update({ collection: 'owners', id: ownerId, data: { password: family } })
    expect((await login(family)).headers.get('location')).toBe('/nl/portal/')
  })
})

describe('a password that staff set for an owner', () => {
  it('ends every session and is told to the owner', async () => {
    const payload = await getTestPayload()
    await queryRows('delete from mails')
    const { token } = (await openOwnerSession(ownerId, new Date())) ?? {}
    const headers = new Headers({ cookie: `gevel-owner=${token}` })
    expect(await findSignedInOwner(headers)).not.toBeNull()
    const staff = await payload.create({
      collection: 'users',
      data: { email: 'zet@example.be', password, name: 'Zet', role: 'editor' },
    })
    await payload.update({
      collection: 'owners',
      id: ownerId,
      data: { password: 'door het kantoor gekozen' },
      overrideAccess: false,
      user: { ...staff, collection: 'users' },
    })
    expect(await findSignedInOwner(headers)).toBeNull()
    const { docs } = await payload.find({ collection: 'mails', showHiddenFields: true, depth: 0 })
    expect(docs).toMatchObject([{ kind: 'owner-password-set', data: { owner: ownerId } }])
    const compose = ownerMails['owner-password-set']
    const [mail] = docs
    const data = Object(mail?.data)
    const locale = 'de'
    const composed = await compose?.({ to: mail?.to ?? '', locale, enquiryId: null, data })
    expect(composed?.subject).toBe('Ihr Passwort wurde von unserem Büro geändert')
    // Who does not know it is led to where one chooses another.
    const href = expect.stringMatching(/\/de\/login-link\/\?wish=password$/)
    expect(composed?.blocks).toContainEqual({ kind: 'button', label: expect.any(String), href })
    // The password itself is in no mail.
    expect(JSON.stringify([docs, composed])).not.toContain('door het kantoor')
  })

  it.each([
    ['together with another address', { password: 'door het kantoor gekozen' }],
    ['nothing', {}],
  ])('is told, as another address is, at the address of before: %s', async (_with, change) => {
    const payload = await getTestPayload()
    await queryRows('delete from mails')
    const before = email
    count += 1
    const moved = `verhuisd-${count}@example.be`
    const [staff] = (await payload.find({ collection: 'users', limit: 1 })).docs
    await payload.update({
      collection: 'owners',
      id: ownerId,
      data: { email: moved, ...change },
      overrideAccess: false,
      user: staff && { ...staff, collection: 'users' },
    })
    const { docs } = await payload.find({
      collection: 'mails',
      sort: 'id',
      showHiddenFields: true,
      depth: 0,
    })
    const kinds = ['owner-address-set', ...('password' in change ? ['owner-password-set'] : [])]
    expect(docs).toMatchObject(kinds.map((kind) => ({ kind, to: before, locale: 'fr' })))
    for (const { kind, to, locale, data } of docs) {
      const mail = { to, locale, enquiryId: null, data: Object(data) }
      const composed = await ownerMails[kind]?.(mail)
      // It goes where it was queued for, and does not name the new address.
      expect(composed).toMatchObject({ locale: 'fr', blocks: expect.any(Array) })
      expect(composed).not.toHaveProperty('to')
      expect(JSON.stringify(composed)).not.toContain(moved)
    }
  })

  it('tells nobody where owners choose their own', async () => {
    const payload = await getTestPayload()
    await queryRows('delete from mails')
    await payload.update({
      collection: 'owners',
      id: ownerId,
      data: { password: 'zelf gekozen 12' },
    })
    expect((await payload.count({ collection: 'mails' })).totalDocs).toBe(0)
  })
})
