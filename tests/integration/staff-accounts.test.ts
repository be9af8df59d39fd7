import { setTimeout as delay } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints, type Payload, type PayloadRequest } from 'payload'
import { TOTP } from 'otpauth'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renewCalendarKey } from '@/cms/collections/users/calendar-key'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { answerAccounts } from '@/features/staff/answer-accounts'
import { staffMails } from '@/features/staff/mails'
import { queryRows } from '@/server/db'
import { findViewer } from '@/server/payload'
import { getTestPayload } from '../support/test-payload'

const password = 'lang genoeg 1234'

let payload: Payload
let administratorId: number
let editorId: number

const people = { administrator: 'beheer@example.be', editor: 'redactie@example.be' } as const

beforeAll(async () => {
  payload = await getTestPayload()
  const create = (role: keyof typeof people) =>
    payload.create({
      collection: 'users',
      data: { email: people[role], password, name: role, role, locale: 'nl' },
    })
  administratorId = (await create('administrator')).id
  editorId = (await create('editor')).id
})

beforeEach(async () => {
  await queryRows('delete from guard.hits')
  await queryRows('delete from guard.staff_second_factors')
  await queryRows('update users set login_attempts = 0, lock_until = null, is_active = true')
})

type Answer = {
  status: number
  body: Record<string, unknown>
  cookie: string | null
  retryAfter: string | null
}

async function post(deed: string, data: object, token?: string): Promise<Answer> {
  const { serverURL } = payload.config
  const request = new Request(`${serverURL}/api/users/${deed}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: serverURL,
      'x-forwarded-for': '203.0.113.7',
      ...(token !== undefined && { authorization: `JWT ${token}` }),
    },
    body: JSON.stringify(data),
  })
  const framework = () => Promise.resolve(Response.json({ message: 'Success' }))
  const answer = await answerAccounts(request, framework)
  return {
    status: answer.status,
    body: await answer.json(),
    cookie: answer.headers.get('set-cookie'),
    retryAfter: answer.headers.get('retry-after'),
  }
}

const logIn = (email: string, more: object = {}) => post('login', { email, password, ...more })

async function openSession(email: string, more: object = {}): Promise<string> {
  return String((await logIn(email, more)).body['token'])
}

const isIn = async (token: string) =>
  (await findViewer(new Headers({ authorization: `JWT ${token}` }))) !== null

/** A code of an app that has the secret, of so many half minutes from now. */
const toCode = (secret: unknown, steps = 0) =>
  new TOTP({ secret: String(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

async function setUp(token: string): Promise<{ secret: unknown; codes: unknown[] }> {
  const { body } = await post('second-factor', { deed: 'begin', password }, token)
  const code = toCode(body['secret'], -1)
  const confirmed = await post('second-factor', { deed: 'confirm', code }, token)
  const codes = confirmed.body['codes']
  return { secret: body['secret'], codes: Array.isArray(codes) ? codes : [] }
}

describe('the login of staff', () => {
  it('opens a session, in a cookie', async () => {
    const answer = await logIn(people.editor)
    expect(answer).toMatchObject({ status: 200, body: { user: { email: people.editor } } })
    expect(answer.cookie).toContain('HttpOnly')
    expect(await isIn(String(answer.body['token']))).toBe(true)
  })
  it('refuses the unknown, the wrong, the locked and the switched off alike', async () => {
    const unknown = await logIn('niemand@example.be')
    const wrong = await logIn(people.editor, { password: 'iets helemaal anders' })
    await queryRows(`update users set lock_until = now() + interval '5 minutes' where id = $1`, [
      editorId,
    ])
    const locked = await logIn(people.editor)
    await queryRows('update users set lock_until = null, is_active = false where id = $1', [
      editorId,
    ])
    const off = await logIn(people.editor)
    expect(unknown.status).toBe(401)
    expect([wrong, locked, off]).toEqual([unknown, unknown, unknown])
  })
  it('counts guesses that run at the same moment', async () => {
    const guesses = Array.from({ length: 14 }, (_, n) =>
      logIn(people.editor, { password: `gok ${n}` }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
    expect(statuses).toContain(429)
    expect((await logIn(people.editor)).status).not.toBe(200)
  })
})

describe('the second step', () => {
  it('stands between the password and a session, and takes each code once', async () => {
    const { secret, codes } = await setUp(await openSession(people.editor))
    expect(codes).toHaveLength(10)
    await queryRows('delete from guard.hits')
    const asked = await logIn(people.editor)
    expect(asked).toMatchObject({ status: 401, body: { secondStep: true }, cookie: null })
    expect((await logIn(people.editor, { code: '000000' })).status).toBe(401)
    const code = toCode(secret)
    expect((await logIn(people.editor, { code })).status).toBe(200)
    expect((await logIn(people.editor, { code })).status).toBe(401)
    const [recovery] = codes
    expect((await logIn(people.editor, { code: recovery })).status).toBe(200)
    expect((await logIn(people.editor, { code: recovery })).status).toBe(401)
  })
  it('tells of each recovery code that is used, at the login and for new ones', async () => {
    const editor = await openSession(people.editor)
    const { codes } = await setUp(editor)
    await queryRows('delete from guard.hits')
    await queryRows('delete from mails')
    const read = () =>
      queryRows<{ event: string }>(
        `select data->>'event' as event from mails where kind = 'staff-second-factor' order by id`,
      )
    const [first, second] = codes
    expect((await logIn(people.editor, { code: first })).status).toBe(200)
    expect(await read()).toEqual([{ event: 'recoveryUsed' }])
    const renewed = await post('second-factor', { deed: 'renew', code: second }, editor)
    expect(renewed.body['codes']).toHaveLength(10)
    expect(await read()).toEqual([{ event: 'recoveryUsed' }, { event: 'recoveryUsed' }])
    // The step itself stays, and the codes of before are good for nothing any more.
    expect(await logIn(people.editor)).toMatchObject({ status: 401, body: { secondStep: true } })
    expect((await logIn(people.editor, { code: codes[2] })).status).toBe(401)
  })
  it('is set up no more once that was cancelled: the secret is forgotten', async () => {
    const editor = await openSession(people.editor)
    const { body } = await post('second-factor', { deed: 'begin', password }, editor)
    const count = async () => (await queryRows('select 1 from guard.staff_second_factors')).length
    const elsewhere = await openSession(people.editor)
    await post('second-factor', { deed: 'cancel' }, elsewhere)
    expect(await count()).toBe(1)
    expect((await post('second-factor', { deed: 'cancel' }, editor)).status).toBe(200)
    expect(await count()).toBe(0)
    const code = toCode(body['secret'])
    expect((await post('second-factor', { deed: 'confirm', code }, editor)).status).toBe(409)
  })
  it('is not switched off by cancelling it', async () => {
    const editor = await openSession(people.editor)
    await setUp(editor)
    await post('second-factor', { deed: 'cancel' }, editor)
    expect(await logIn(people.editor)).toMatchObject({ status: 401, body: { secondStep: true } })
  })
  it('is asked by no other way of the framework to open a session, so that none does', async () => {
    await setUp(await openSession(people.editor))
    const data = { email: people.editor, password }
    await expect(payload.login({ collection: 'users', data })).rejects.toThrow()
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    const reset = await post('reset-password', { token, password })
    expect(reset).toMatchObject({ status: 200, body: { token: null }, cookie: null })
  })
  it('takes no code for a quarter of an hour after five wrong ones, not even the right one', async () => {
    const { secret } = await setUp(await openSession(people.editor))
    await queryRows('delete from guard.hits')
    for (let n = 0; n < 5; n += 1) await logIn(people.editor, { code: `11111${n}` })
    const over = await logIn(people.editor, { code: toCode(secret) })
    expect(over.status).toBe(429)
    expect(Number(over.retryAfter)).toBeGreaterThan(0)
    expect(Number(over.retryAfter)).toBeLessThanOrEqual(900)
  })
  it('counts the codes of the login and those of the account page together', async () => {
    const editor = await openSession(people.editor)
    await setUp(editor)
    for (let n = 0; n < 3; n += 1) await logIn(people.editor, { code: `11111${n}` })
    const renew = (code: unknown) => post('second-factor', { deed: 'renew', code }, editor)
    expect((await renew('111118')).status).toBe(422)
    const over = await renew('111119')
    expect(over.status).toBe(429)
    expect(Number(over.retryAfter)).toBeGreaterThan(0)
  })
  it('is not closed by right codes, however many', async () => {
    const editor = await openSession(people.editor)
    let { codes } = await setUp(editor)
    for (let n = 0; n < 6; n += 1) {
      const { status, body } = await post(
        'second-factor',
        { deed: 'renew', code: codes[0] },
        editor,
      )
      expect(status).toBe(200)
      codes = body['codes'] as unknown[]
    }
    expect((await logIn(people.editor, { code: codes[0] })).status).toBe(200)
  })
  it('tells by mail, and notes, that five wrong codes after the password locked it', async () => {
    await setUp(await openSession(people.editor))
    for (const table of ['guard.hits', 'guard.staff_events', 'mails']) {
      await queryRows(`delete from ${table}`)
    }
    const answers = []
    for (let n = 0; n < 5; n += 1) answers.push(await logIn(people.editor, { code: `11111${n}` }))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 429])
    await queryRows('delete from guard.hits')
    expect((await logIn(people.editor, { code: '111119' })).status).toBe(429)
    expect(await queryRows('select user_id as id, event from guard.staff_events')).toEqual([
      { id: editorId, event: 'locked' },
    ])
    const kind = 'staff-second-factor'
    const [mail, ...others] = await queryRows<{ to: string; data: Record<string, unknown> }>(
      'select "to", data from mails where kind = $1',
      [kind],
    )
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: people.editor, data: { event: 'locked' } })
    const { to, data } = mail ?? { to: '', data: {} }
    for (const locale of ['nl', 'fr', 'en', 'de'] as const) {
      const letter = await staffMails[kind]?.({ to, data, locale, enquiryId: null })
      expect(JSON.stringify(letter?.blocks)).not.toMatch(/undefined|\{\w/)
    }
  })
  it('says on the account page that it is locked, and calls no right code wrong', async () => {
    const editor = await openSession(people.editor)
    const { secret } = await setUp(editor)
    await queryRows('delete from guard.hits')
    await queryRows('delete from mails')
    const renew = (code: string) => post('second-factor', { deed: 'renew', code }, editor)
    const answers = []
    for (let n = 0; n < 5; n += 1) answers.push(await renew(`11111${n}`))
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 429])
    await queryRows('delete from guard.hits')
    const right = await renew(toCode(secret))
    expect(right.status).toBe(429)
    expect(JSON.stringify(right.body)).toContain('Te veel pogingen')
    expect(await queryRows(`select data->>'event' as event from mails`)).toEqual([
      { event: 'locked' },
    ])
  })
  it('is switched off for a colleague by an administrator alone, who is noted', async () => {
    await setUp(await openSession(people.editor))
    const deed = { deed: 'offFor', id: editorId }
    const own = await openSession(people.administrator)
    expect((await post('second-factor', deed, own)).status).toBe(200)
    expect((await post('second-factor', deed, own)).status).toBe(409)
    expect((await logIn(people.editor)).status).toBe(200)
    const [last] = await queryRows<{ by: number }>(
      'select by_user_id as by from guard.staff_events order by id desc limit 1',
    )
    expect(last?.by).toBe(administratorId)
    const editor = await openSession(people.editor)
    expect((await post('second-factor', { ...deed, id: administratorId }, editor)).status).toBe(403)
  })
})

describe('the own second step of an administrator', () => {
  it('is not switched off by a session alone, which may be stolen', async () => {
    const own = await openSession(people.administrator)
    await setUp(own)
    const deed = { deed: 'offFor', id: administratorId }
    expect((await post('second-factor', deed, own)).status).toBe(403)
    expect(await logIn(people.administrator)).toMatchObject({ body: { secondStep: true } })
  })
})

describe('sessions of staff', () => {
  it('are ended one by one or all, at once', async () => {
    const [first, second] = [await openSession(people.editor), await openSession(people.editor)]
    expect((await post('sessions', { id: editorId, session: null }, first)).status).toBe(200)
    expect([await isIn(first), await isIn(second)]).toEqual([true, false])
    const own = await openSession(people.administrator)
    await post('sessions', { id: editorId, session: null }, own)
    expect([await isIn(first), await isIn(own)]).toEqual([false, true])
  })
  it('of somebody else are ended by administrators alone', async () => {
    const own = await openSession(people.administrator)
    const editor = await openSession(people.editor)
    const deed = { id: administratorId, session: null }
    expect((await post('sessions', deed, editor)).status).toBe(403)
    expect(await isIn(own)).toBe(true)
  })
  it.each([{ role: 'agent' as const }, { isActive: false }, { email: 'nieuw@example.be' }])(
    'end with %j',
    async (data) => {
      const token = await openSession(people.editor)
      await payload.update({ collection: 'users', id: editorId, data })
      expect(await isIn(token)).toBe(false)
      const back = { role: 'editor', isActive: true, email: people.editor } as const
      await payload.update({ collection: 'users', id: editorId, data: back })
    },
  )
  it('are renewed for twelve hours at most, however busy the desk is', async () => {
    const token = await openSession(people.editor)
    const renew = async () => {
      const request = new Request(`${payload.config.serverURL}/api/users/refresh-token`, {
        method: 'POST',
        headers: { authorization: `JWT ${token}` },
      })
      return (await handleEndpoints({ config: payload.config, request })).status
    }
    const age = (hours: number) =>
      queryRows(
        `update users_sessions set created_at = now() - make_interval(hours => $1)
          where _parent_id = $2`,
        [hours, editorId],
      )
    await age(11)
    expect(await renew()).toBe(200)
    await age(13)
    expect(await renew()).toBe(403)
  })

  it('stay when something else of the account is saved', async () => {
    const token = await openSession(people.editor)
    await payload.update({ collection: 'users', id: editorId, data: { name: 'Redactie' } })
    expect(await isIn(token)).toBe(true)
  })
})

/** Saves an account, and lets something happen to it after it was read and before it is written. */
async function saveAround(data: object, meanwhile: () => Promise<unknown>): Promise<unknown> {
  const { hooks } = payload.collections['users'].config
  const interrupt = async ({ data: given, req }: { data: object; req: { context: object } }) => {
    if (Reflect.get(req.context, 'isSlow') === true) await meanwhile()
    return given
  }
  hooks.beforeValidate.unshift(interrupt as never)
  try {
    const context = { isSlow: true }
    return await payload.update({ collection: 'users', id: editorId, data, context })
  } finally {
    hooks.beforeValidate.shift()
  }
}

const readEditor = () => payload.findByID({ collection: 'users', id: editorId })

describe('a save of an account that was changed meanwhile', () => {
  const back = { role: 'editor', isActive: true, email: people.editor } as const

  it.each([{ isActive: false }, { role: 'translator' as const }, { email: 'weg@example.be' }])(
    'does not undo %j, and says so',
    async (change) => {
      const other = () => payload.update({ collection: 'users', id: editorId, data: change })
      await expect(saveAround({ name: 'Redactie' }, other)).rejects.toMatchObject({ status: 409 })
      expect(await readEditor()).toMatchObject(change)
      await payload.update({ collection: 'users', id: editorId, data: back })
    },
  )
  it('does not bring the old password back', async () => {
    const data = { email: people.editor }
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    const other = () => post('reset-password', { token, password: 'een ander wachtwoord' })
    await expect(saveAround({ name: 'Redactie' }, other)).rejects.toMatchObject({ status: 409 })
    expect((await logIn(people.editor)).status).toBe(401)
    await payload.update({ collection: 'users', id: editorId, data: { password } })
  })
  it('does not undo a new key of the calendar', async () => {
    const renew = () => renewCalendarKey(payload, editorId, new Date('2031-06-15T10:00:00Z'))
    await expect(saveAround({ name: 'Redactie' }, renew)).rejects.toMatchObject({ status: 409 })
    expect(await readEditor()).toMatchObject({ calendarKeyAt: '2031-06-15T10:00:00.000Z' })
  })
})

/** Saves an account as the form of the desk does. */
async function patch(token: string, id: number, data: object): Promise<Answer> {
  const { serverURL } = payload.config
  const request = new Request(`${serverURL}/api/users/${id}`, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      authorization: `JWT ${token}`,
      'accept-language': 'nl',
    },
    body: JSON.stringify(data),
  })
  const answer = await answerAccounts(request, (asked) =>
    handleEndpoints({ config: payload.config, request: asked }),
  )
  return { status: answer.status, body: await answer.json(), cookie: null, retryAfter: null }
}

describe('the own password and address', () => {
  const fresh = 'een ander wachtwoord'

  it.each([{ password: fresh }, { email: 'dief@example.be' }])(
    'are not changed to %j with a session alone, nor with a wrong password',
    async (data) => {
      const token = await openSession(people.editor)
      const without = await patch(token, editorId, data)
      expect(without.status).toBe(400)
      expect(JSON.stringify(without.body)).toContain('Vul uw huidige wachtwoord in')
      const guessed = await patch(token, editorId, { ...data, currentPassword: 'gegokt gegokt' })
      expect(JSON.stringify(guessed.body)).toContain('niet uw huidige wachtwoord')
      expect(await logIn(people.editor)).toMatchObject({ status: 200 })
    },
  )
  it('are changed with the password, which is stored nowhere', async () => {
    const token = await openSession(people.editor)
    const proof = { currentPassword: password }
    expect((await patch(token, editorId, { ...proof, password: fresh })).status).toBe(200)
    expect((await logIn(people.editor, { password: fresh })).status).toBe(200)
    const back = await patch(token, editorId, { currentPassword: fresh, password })
    expect(back.status).toBe(200)
    expect(JSON.stringify(back.body)).not.toContain(fresh)
  })
  it('are not asked about when only the name is saved, and the form sends the address', async () => {
    const token = await openSession(people.editor)
    const data = { name: 'Redactie', email: people.editor }
    expect((await patch(token, editorId, data)).status).toBe(200)
  })
})

describe('accounts of staff', () => {
  const invitation = {
    name: 'Els',
    email: 'els@example.be',
    role: 'translator',
    locale: 'fr',
    languages: ['fr'],
  }

  it('are made by invitation, with a link that works once', async () => {
    const own = await openSession(people.administrator)
    const { status, body } = await post('invite', invitation, own)
    expect(status).toBe(200)
    const data = { user: body['id'], at: new Date().toISOString() }
    const mail = await staffMails['staff-invitation']?.({
      to: invitation.email,
      locale: 'fr',
      enquiryId: null,
      data,
    })
    const [, token] = /reset\/([\da-f]{40})/.exec(JSON.stringify(mail)) ?? []
    expect((await post('reset-password', { token, password: 'te kort' })).status).toBe(422)
    const chosen = 'zelf gekozen 99'
    const set = await post('reset-password', { token, password: chosen })
    const message = expect.stringMatching(/^Uw wachtwoord is ingesteld/)
    expect(set).toMatchObject({ status: 200, body: { message } })
    expect((await post('reset-password', { token, password: chosen })).status).toBe(403)
    expect((await logIn(invitation.email, { password: chosen })).status).toBe(200)
    expect((await post('invite', invitation, own)).status).toBe(409)
  })
  it('are one where two invite the same colleague at the same moment', async () => {
    const own = await openSession(people.administrator)
    const twice = { ...invitation, email: 'twee@example.be' }
    const answers = await Promise.all([post('invite', twice, own), post('invite', twice, own)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const where = { email: { equals: twice.email } }
    expect((await payload.count({ collection: 'users', where })).totalDocs).toBe(1)
  })
  it('are asked which language a translator writes, as there is nothing to do without one', async () => {
    const own = await openSession(people.administrator)
    const idle = { ...invitation, email: 'zonder.taal@example.be', languages: [] }
    const refused = await post('invite', idle, own)
    expect(refused).toMatchObject({ status: 422 })
    expect(JSON.stringify(refused.body)).toContain('minstens één taal')
    expect((await post('invite', { ...idle, role: 'editor' }, own)).status).toBe(200)
  })
  it('are tied to the team member that an agent is, who has one account at most', async () => {
    const own = await openSession(people.administrator)
    const { id: member } = await payload.create({ collection: 'team', data: { name: 'Arno' } })
    const agent = { ...invitation, role: 'agent', languages: [], member: String(member) }
    const first = await post('invite', { ...agent, email: 'arno@example.be' }, own)
    expect(first.status).toBe(200)
    const second = await post('invite', { ...agent, email: 'arno2@example.be' }, own)
    expect(second.status).toBe(409)
    expect(JSON.stringify(second.body)).toContain('Dit teamlid heeft al een account')
    const unknown = { ...agent, email: 'arno3@example.be', member: '2147483648' }
    expect((await post('invite', unknown, own)).status).toBe(422)
    const none = await post('invite', { ...agent, email: 'bea@example.be', member: '' }, own)
    expect(none.status).toBe(200)
    const tied = await payload.findByID({ collection: 'team', id: member, depth: 0 })
    expect(tied.user).toBe(first.body['id'])
  })
  it('get no link once the invitation is older than three days', async () => {
    const data = { user: editorId, at: new Date(Date.now() - 73 * 3_600_000).toISOString() }
    const order = { to: people.editor, locale: 'nl', enquiryId: null, data } as const
    expect(await staffMails['staff-invitation']?.(order)).toBeNull()
  })
  it('are made by nobody else', async () => {
    const editor = await openSession(people.editor)
    expect((await post('invite', { ...invitation, email: 'x@example.be' }, editor)).status).toBe(
      403,
    )
    expect((await post('invite', { ...invitation, email: 'x@example.be' })).status).toBe(403)
  })
  it('have passwords of twelve characters', async () => {
    const data = { password: 'te kort' }
    await expect(payload.update({ collection: 'users', id: editorId, data })).rejects.toThrow()
  })
  it('leave an administrator, though two take the role from each other at once', async () => {
    const data = { email: 'tweede@example.be', password, name: 'Tweede' }
    const role = 'administrator' as const
    const second = await payload.create({ collection: 'users', data: { ...data, role } })
    const demote = (id: number, req?: PayloadRequest) =>
      payload.update({ collection: 'users', id, data: { role: 'editor' }, req })
    const other = await inTransaction(payload, async (req) => {
      await demote(second.id, req)
      const outcome = demote(administratorId).then(
        () => 'demoted',
        () => 'refused',
      )
      await delay(1000)
      return { outcome }
    })
    expect(await other.outcome).toBe('refused')
    await payload.delete({ collection: 'users', id: second.id })
  })
  it('leave an administrator', async () => {
    const save = (data: object) =>
      payload.update({ collection: 'users', id: administratorId, data })
    await expect(save({ role: 'editor' })).rejects.toThrow()
    await expect(save({ isActive: false })).rejects.toThrow()
    await expect(payload.delete({ collection: 'users', id: administratorId })).rejects.toThrow()
  })
})

describe('a second step that a role has to have', () => {
  const require = (roles: ('administrator' | 'editor')[]) =>
    payload.updateGlobal({ slug: 'staff-access', data: { secondStepRoles: roles } })

  afterEach(async () => {
    await require([])
  })

  it('is set up at the login, and nothing can be done before', async () => {
    const before = await openSession(people.editor)
    await require(['editor'])
    expect(await isIn(before)).toBe(false)
    const asked = await logIn(people.editor)
    expect(asked).toMatchObject({ status: 401, cookie: null })
    const { secret, ticket } = Object(asked.body['setUp'])
    expect(asked.body).not.toHaveProperty('token')
    const data = { email: people.editor, password }
    await expect(payload.login({ collection: 'users', data })).rejects.toThrow()
    const wrong = await logIn(people.editor, { ticket, code: '000000' })
    expect(wrong).toMatchObject({ status: 401, body: { setUp: { ticket, secret } }, cookie: null })
    const done = await logIn(people.editor, { ticket, code: toCode(secret, -1) })
    expect(done).toMatchObject({ status: 200 })
    expect(done.body['codes']).toHaveLength(10)
    expect(await isIn(String(done.body['token']))).toBe(true)
    await queryRows('delete from guard.hits')
    expect(await logIn(people.editor)).toMatchObject({ status: 401, body: { secondStep: true } })
    expect((await logIn(people.editor, { code: toCode(secret, 1) })).status).toBe(200)
  })

  it('takes no code for a set-up of somebody else, or that was begun anew', async () => {
    await require(['administrator', 'editor'])
    const first = Object((await logIn(people.editor)).body['setUp'])
    const other = Object((await logIn(people.administrator)).body['setUp'])
    const code = toCode(first.secret)
    const foreign = await logIn(people.administrator, { ticket: first.ticket, code })
    expect(foreign).toMatchObject({ status: 401, cookie: null })
    const again = Object((await logIn(people.editor)).body['setUp'])
    expect(again.secret).not.toBe(first.secret)
    const late = await logIn(people.editor, { ticket: first.ticket, code })
    expect(late).toMatchObject({ status: 401, cookie: null })
    expect(Object(late.body['setUp']).ticket).not.toBe(first.ticket)
    expect(other.ticket).not.toBe(first.ticket)
  })

  it('is asked for as well where the one of before is switched off while its code is on the way', async () => {
    const { secret } = await setUp(await openSession(people.editor))
    await require(['editor'])
    const trial = await inTransaction(payload, async (req) => {
      const executor = await getExecutor(req)
      await executor.execute(
        sql`delete from guard.staff_second_factors where user_id = ${editorId}`,
      )
      const answer = logIn(people.editor, { code: toCode(secret, 1) })
      // Long enough for the login to have found the second step, and to wait for its row.
      await delay(1000)
      return { answer }
    })
    const { status, cookie, body } = await trial.answer
    expect({ status, cookie }).toEqual({ status: 401, cookie: null })
    expect(body).toHaveProperty('setUp')
  })

  it('leaves those of other roles and those who have it alone', async () => {
    const administrator = await openSession(people.administrator)
    const editor = await openSession(people.editor)
    await setUp(editor)
    await require(['editor'])
    expect(await isIn(administrator)).toBe(true)
    expect(await isIn(editor)).toBe(true)
    expect((await logIn(people.administrator)).status).toBe(200)
  })

  it('cannot be switched off, and is set up anew once an administrator did', async () => {
    const editor = await openSession(people.editor)
    const { codes } = await setUp(editor)
    await require(['editor'])
    const [code] = codes
    const off = await post('second-factor', { deed: 'off', code }, editor)
    expect(off.status).toBe(422)
    const administrator = await openSession(people.administrator)
    await post('second-factor', { deed: 'offFor', id: editorId }, administrator)
    expect(await isIn(editor)).toBe(false)
    expect((await logIn(people.editor)).body).toHaveProperty('setUp')
  })

  it('is asked of the own role only by who has it', async () => {
    const user = {
      ...(await payload.findByID({ collection: 'users', id: administratorId })),
      collection: 'users' as const,
    }
    const ask = () =>
      payload.updateGlobal({
        slug: 'staff-access',
        data: { secondStepRoles: ['administrator'] },
        user,
        overrideAccess: false,
      })
    await expect(ask()).rejects.toThrow(/Tweede stap verplicht voor/)
    await setUp(await openSession(people.administrator))
    expect((await ask()).secondStepRoles).toEqual(['administrator'])
  })
})

describe('another address or password', () => {
  beforeEach(async () => {
    await queryRows('delete from mails')
  })

  const findNotices = () =>
    queryRows(
      `select "to", locale, data->>'key' as key from mails where kind = 'staff-keys' order by id`,
    )

  it.each([
    ['nl', 'Uw e-mailadres is gewijzigd', 'Er is een wachtwoord ingesteld'],
    ['fr', 'Votre adresse e-mail a été modifiée', 'Un mot de passe a été défini'],
    ['en', 'Your e-mail address was changed', 'A password was set'],
    ['de', 'Ihre E-Mail-Adresse wurde geändert', 'Ein Passwort wurde festgelegt'],
  ] as const)(
    'is told to the address of before, in its language: %s',
    async (locale, ...subjects) => {
      const before = `voor-${locale}@example.be`
      const data = { email: before, password, name: 'An', role: 'editor' as const, locale }
      const { id } = await payload.create({ collection: 'users', data })
      const email = `na-${locale}@example.be`
      await payload.update({
        collection: 'users',
        id,
        data: { email, password: 'nog langer 1234' },
      })
      expect(await findNotices()).toEqual([
        { to: before, locale, key: 'email' },
        { to: before, locale, key: 'password' },
      ])
      const composed = await Promise.all(
        (['email', 'password'] as const).map(async (key) =>
          staffMails['staff-keys']?.({
            to: before,
            data: { user: id, key, at: new Date().toISOString() },
            locale,
            enquiryId: null,
          }),
        ),
      )
      expect(composed.map((mail) => mail?.subject)).toEqual(subjects)
      // Whoever reads the old mailbox learns nothing of the new one.
      expect(JSON.stringify(composed)).not.toContain(email)
    },
  )

  it('is told of a password by a link too, and of nothing else that is saved', async () => {
    await payload.update({ collection: 'users', id: editorId, data: { name: 'Redactie' } })
    expect(await findNotices()).toEqual([])
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: people.editor },
      disableEmail: true,
    })
    expect((await post('reset-password', { token, password })).status).toBe(200)
    expect(await findNotices()).toEqual([{ to: people.editor, locale: 'nl', key: 'password' }])
  })
})
