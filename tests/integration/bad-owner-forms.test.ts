import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildDigestActionPath } from '@/domain/routes/digests'
import { answerAccount } from '@/features/owner-session/answer-account'
import { answerLogin } from '@/features/owner-session/answer-login'
import { answerLoginCode } from '@/features/owner-session/answer-login-code'
import { answerSecondFactor } from '@/features/owner-session/answer-second-factor'
import { answerAskLink } from '@/features/owner-session/answer-ask-link'
import { createLoginLink } from '@/features/owner-session/login-link'
import { answerUseLink } from '@/features/owner-session/answer-use-link'
import { answerSwitch } from '@/features/notice-switch/answer-switch'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import { openOwnerSession } from '@/server/owner-auth'
import { createSignedId } from '@/server/signed-id'
import { switchOn } from '../support/owner-factor'
import { getTestPayload } from '../support/test-payload'
import { expectPagesNotDrawn } from '../support/pages-not-drawn'

const site = 'http://localhost:3000'
const email = 'eigenaar@example.be'
const password = 'een lang wachtwoord'
const fresh = 'een heel ander wachtwoord'
let ownerId = 0
let session = ''
let pending = ''
/** By the kind of link. */
const links: Record<'signIn' | 'password', string> = { signIn: '', password: '' }

expectPagesNotDrawn()

type Form = {
  path: () => string
  answer: (request: Request) => Promise<Response>
  /** What is right, so that one fault is the only one. */
  fields: Readonly<Record<string, string>>
}

const account = (deed: string, fields: Form['fields']): Form => ({
  path: () => `/api/portal/account/${deed}/`,
  answer: (request) => answerAccount(request, deed),
  fields,
})
const factor = (deed: string, fields: Form['fields']): Form => ({
  path: () => `/api/portal/second-step/${deed}/`,
  answer: (request) => answerSecondFactor(request, deed),
  fields,
})
const link = (kind: keyof typeof links): Form => ({
  path: () => `/api/owner-links/${links[kind]}/`,
  answer: (request) => answerUseLink(request, links[kind]),
  fields: { password: fresh },
})
const digestToken = () => createSignedId('digest', ownerId, env().PAYLOAD_SECRET)

const forms = {
  login: { path: () => '/api/owner-login/', answer: answerLogin, fields: { email, password } },
  'login code': {
    path: () => '/api/owner-login-code/',
    answer: answerLoginCode,
    fields: { code: '12345' },
  },
  'ask for a link': {
    path: () => '/api/owner-links/',
    answer: answerAskLink,
    fields: { email, kind: 'password' },
  },
  'link to sign in': link('signIn'),
  'link to a password': link('password'),
  digest: {
    path: () => buildDigestActionPath(digestToken()),
    answer: (request) => answerSwitch(request, digestToken()),
    fields: { deed: 'stop' },
  },
  settings: account('settings', { locale: 'de' }),
  password: account('password', { current: password, fresh }),
  session: account('session', { session: 'x' }),
  sessions: account('sessions', {}),
  'begin second step': factor('begin', { current: password }),
  'confirm second step': factor('confirm', { code: '12345' }),
  'renew recovery codes': factor('renew', { code: '12345' }),
  'second step off': factor('off', { code: '12345' }),
} satisfies Record<string, Form>

type FormName = keyof typeof forms

beforeAll(async () => {
  const payload = await getTestPayload()
  await payload.create({
    collection: 'routes',
    locale: 'nl',
    data: { originalPath: '/login/', type: 'login', localizedPath: '/login/' },
  })
  const data = { email, password, locale: 'fr', digest: true } as const
  const owner = await payload.create({ collection: 'owners', data, showHiddenFields: true })
  ownerId = owner.id
  const opened = await openOwnerSession(ownerId, new Date())
  session = `gevel-owner=${opened?.token}`
  await switchOn(session, password)
  const body = new URLSearchParams({ lang: 'nl', email, password })
  const first = await answerLogin(new Request(`${site}/x`, { method: 'POST', body }))
  pending = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const now = new Date()
  const issueSecond = Math.ceil(now.getTime() / 1000)
  for (const kind of ['signIn', 'password'] as const) {
    const made = createLoginLink({ kind, issueSecond }, owner, { locale: 'nl', now })
    links[kind] = /\/login-link\/([\w-]+)\//.exec(made?.href ?? '')?.[1] ?? ''
  }
})

/** All that a form could change. */
async function readAll(): Promise<unknown> {
  const read = (text: string) => queryRows<{ row: string }>(text, [ownerId])
  return Promise.all([
    read(
      'select (t.hash, t.locale, t.digest, t.links_used_at)::text as row from owners t where id = $1',
    ),
    read('select id as row from owners_sessions where _parent_id = $1 order by id'),
    read(
      'select (t.secret, t.confirmed_at, t.last_step)::text as row from guard.owner_second_factors t where owner_id = $1',
    ),
    read('select mark as row from guard.owner_recovery_codes where owner_id = $1 order by mark'),
    read('select mark as row from guard.owner_pending_logins where owner_id = $1 order by mark'),
    read(`select id::text as row from mails where data->>'owner' = $1::text order by id`),
  ])
}

let before: unknown
beforeEach(async () => {
  await queryRows('delete from guard.hits')
  await queryRows('update owners set login_attempts = 0, lock_until = null where id = $1', [
    ownerId,
  ])
  await queryRows(
    'update guard.owner_second_factors set wrong_codes = 0, locked_until = null where owner_id = $1',
    [ownerId],
  )
  before = await readAll()
})

const plain = 'application/x-www-form-urlencoded'

function send(
  name: FormName,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { path, answer }: Form = forms[name]
  return answer(
    new Request(`${site}${path()}`, {
      method: 'POST',
      headers: { cookie: `${session}; ${pending}`, 'content-type': plain, ...headers },
      body,
    }),
  )
}

const names = Object.keys(forms) as FormName[]
const right = (name: FormName) => new URLSearchParams({ lang: 'nl', ...forms[name].fields })
const json = { 'content-type': 'application/json' }

describe.each(names)('the form "%s"', (name) => {
  it.each([
    ['another site', () => send(name, right(name), { 'sec-fetch-site': 'cross-site' }), 403],
    ['a neighbour', () => send(name, right(name), { 'sec-fetch-site': 'same-site' }), 403],
    ['an origin', () => send(name, right(name), { origin: 'https://evil.example' }), 403],
    ['no origin', () => send(name, right(name), { origin: 'null' }), 403],
    ['plain text', () => send(name, right(name), { 'content-type': 'text/plain' }), 415],
    ['no type', () => send(name, right(name), { 'content-type': '' }), 415],
    ['half an object', () => send(name, '{"code":"12', json), 400],
    ['a list', () => send(name, '[]', json), 400],
    ['a null', () => send(name, 'null', json), 400],
    ['70,000 characters', () => send(name, `code=${'1'.repeat(70_000)}`), 413],
  ] as const)('takes nothing from or as %s', async (_what, press, status) => {
    expect((await press()).status).toBe(status)
    expect(await readAll()).toEqual(before)
  })
})

/** What is said is empty where the answer has no words. */
type Fault = readonly [name: FormName, fields: object, status: number, said: string]

const wrong = 'Deze code is niet juist of is al gebruikt.'
const noCode = 'Vul een code in.'
const loginFailed = 'Aanmelden mislukt. Gebruikersnaam of wachtwoord is niet juist.'

const codeFaults = (name: FormName, status: number): Fault[] => [
  [name, { code: '' }, 422, noCode],
  [name, { code: ' \u200b' }, 422, noCode],
  [name, { code: ['123456', '654321'] }, 422, noCode],
  [name, { code: { equals: '123456' } }, 422, noCode],
  [name, { code: 123_456 }, 422, noCode],
  [name, { code: null }, 422, noCode],
  [name, { code: '12345' }, status, wrong],
  [name, { code: '٣٣٣٣٣٣' }, status, wrong],
  [name, { code: '123456\0' }, status, wrong],
  [name, { code: '1e5' }, status, wrong],
  [name, { code: "1' or '1'='1" }, status, wrong],
  [name, { code: '123456789012' }, status, wrong],
  [name, { code: '1'.repeat(60_000) }, status, wrong],
]

const faults: readonly Fault[] = [
  ...codeFaults('login code', 401),
  ...codeFaults('renew recovery codes', 422),
  ...codeFaults('second step off', 422),
  ['begin second step', { current: '' }, 422, 'Vul uw huidige wachtwoord in.'],
  ['begin second step', { current: [password] }, 422, 'Vul uw huidige wachtwoord in.'],
  ['begin second step', { current: 'geraden 1234' }, 422, 'Uw huidige wachtwoord is niet juist.'],
  ['begin second step', { current: `\0${password}` }, 422, 'Uw huidige wachtwoord is niet juist.'],
  ['link to a password', { password: '' }, 422, 'Vul een wachtwoord in.'],
  ['link to a password', { password: [fresh] }, 422, 'Vul een wachtwoord in.'],
  ['link to a password', { password: { equals: fresh } }, 422, 'Vul een wachtwoord in.'],
  [
    'link to a password',
    { password: '👨‍👩‍👧‍👦'.repeat(11) },
    422,
    'Kies een wachtwoord van minstens 12 tekens.',
  ],
  [
    'link to a password',
    { password: 'x'.repeat(129) },
    422,
    'Kies een wachtwoord van hoogstens 128 tekens.',
  ],
  ...['', 'geen adres', `${email}, bo@example.be`, `${email}\r\nBcc: bo@example.be`, [email]].map(
    (typed): Fault => ['ask for a link', { email: typed }, 422, 'Vul een geldig e-mailadres in.'],
  ),
  ['digest', { deed: '' }, 400, ''],
  ['digest', { deed: 'delete' }, 400, ''],
  ['digest', { deed: ['stop'] }, 400, ''],
  ['digest', { deed: '__proto__' }, 400, ''],
  ['login', { password: '' }, 422, 'Vul nog iets in'],
  ['login', { email: `${email}\0` }, 401, loginFailed],
  ['login', { email: [email] }, 422, 'Vul nog iets in'],
  ['password', { fresh: [fresh] }, 422, 'Vul een nieuw wachtwoord in.'],
  ['password', { current: { equals: password } }, 422, 'Vul uw huidige wachtwoord in.'],
]

describe('a fault', () => {
  it.each(faults)('in "%s": %j is answered with %i', async (name, fields, status, said) => {
    const body = JSON.stringify({ lang: 'nl', ...forms[name].fields, ...fields })
    const answer = await send(name, body, json)
    const text = await answer.text()
    expect(answer.status).toBe(status)
    expect(text).toBe(said)
    expect(await readAll()).toEqual(before)
  })

  it.each([
    ['nothing', ''],
    ['another purpose', () => createSignedId('demand', ownerId, env().PAYLOAD_SECRET)],
    ['another owner', () => digestToken().replace(/^\d+/, '1999')],
  ])('in the address of the digest form: %s', async (_what, token) => {
    const made = typeof token === 'string' ? token : token()
    const body = new URLSearchParams({ lang: 'nl', deed: 'stop' })
    const answer = await answerSwitch(new Request(site, { method: 'POST', body }), made)
    expect(answer.status).toBe(404)
    expect(await readAll()).toEqual(before)
  })
})
