import { describe, expect, it } from 'vitest'
import { createCharactersToken, readCharactersToken } from '@/server/captcha/characters'
import { createSolvedProof } from '@/server/captcha/proof.fixture'
import { checkGuard } from './guard'
import type { Submission } from './submission'
import { createFakeTools, createSubmission, createWork, now, secret } from './submission.fixture'

const kind = 'site-contact'
const plain = { isScripted: false, key: null, ticket: null, proof: undefined }
const passed = { ok: true, value: null }
const blocked = { ok: false, error: { kind: 'blocked' } }
const missing = { ok: false, error: { kind: 'captcha', errors: { captcha: 'captcha.missing' } } }
const wrong = { ok: false, error: { kind: 'captcha', errors: { captcha: 'captcha.wrong' } } }

/** A question of a minute ago and what there is to type. */
function ask(about = kind) {
  const token = createCharactersToken(about, { now: new Date(now.getTime() - 60_000), secret })
  const question = readCharactersToken(token, about, { now, secret })
  return { token, typed: question?.characters ?? '', tones: question?.tones.join('') ?? '' }
}

function open(changes: Parameters<typeof createFakeTools>[0] = {}) {
  const { tools } = createFakeTools(changes)
  return async (submission: Partial<Submission>, key = 'a key') =>
    checkGuard(kind, await createSubmission(kind, submission), key, tools)
}

describe('a form that is sent by the script of the page', () => {
  it('passes with the work of the browser', async () => {
    expect(await open()({})).toEqual(passed)
  })

  it('is blocked without work, and with work for another ticket or form', async () => {
    const check = open()
    const foreign = await createWork('contact-me')
    const later = await createSolvedProof('1795168800000.signature', secret)
    expect(await check({ proof: undefined })).toEqual(blocked)
    expect(await check({ proof: foreign.proof })).toEqual(blocked)
    expect(await check({ proof: later })).toEqual(blocked)
  })

  it('may use its work again for the same form, and for no other', async () => {
    const check = open()
    const work = await createWork(kind)
    expect(await check(work, 'first')).toEqual(passed)
    expect(await check(work, 'first')).toEqual(passed)
    expect(await check(work, 'second')).toEqual(blocked)
  })

  it('cannot buy itself out of the limit with characters', async () => {
    const check = open()
    for (let index = 0; index < 10; index += 1) await check({})
    expect(await check({ captcha: ask() })).toMatchObject({ error: { kind: 'limited' } })
  })
})

describe('a form that is sent without JavaScript', () => {
  it('passes three times without a question', async () => {
    const check = open()
    const answers = [await check(plain), await check(plain), await check(plain)]
    expect(answers).toEqual([passed, passed, passed])
    expect(await check(plain)).toEqual(missing)
  })

  it('passes after that with the characters or the numbers of tones', async () => {
    const check = open()
    for (let index = 0; index < 4; index += 1) await check(plain)
    expect(await check({ ...plain, captcha: ask() })).toEqual(passed)
    const { token, tones } = ask()
    expect(await check({ ...plain, captcha: { token, typed: tones } })).toEqual(passed)
    expect(await check({ ...plain, captcha: { token: '', typed: 'ACDEF' } })).toEqual(wrong)
  })

  it('meets the limit at last', async () => {
    const check = open()
    for (let index = 0; index < 10; index += 1) await check({ ...plain, captcha: ask() })
    const answer = await check({ ...plain, captcha: ask() })
    expect(answer).toEqual({ ok: false, error: { kind: 'limited', retryAfterSeconds: 240 } })
  })
})

describe('where the agency wants characters', () => {
  const characters = { captcha: 'characters' } as const

  it.each([{}, plain])('asks everybody, and passes who types them: %j', async (sender) => {
    const check = open(characters)
    expect(await check(sender)).toEqual(missing)
    expect(await check({ ...sender, captcha: ask() })).toEqual(passed)
  })

  it('counts no sending before the question was seen', async () => {
    const check = open(characters)
    for (let index = 0; index < 20; index += 1) await check(plain)
    expect(await check({ ...plain, captcha: ask() })).toEqual(passed)
  })

  it('uses the question up, by a wrong answer too', async () => {
    const check = open(characters)
    const question = ask()
    expect(await check({ captcha: question }, 'first')).toEqual(passed)
    expect(await check({ captcha: question }, 'first')).toEqual(passed)
    expect(await check({ captcha: question }, 'second')).toEqual(wrong)
    const { token, typed } = ask()
    expect(await check({ captcha: { token, typed: '1111x' } }, 'third')).toEqual(wrong)
    expect(await check({ captcha: { token, typed } }, 'third')).toEqual(wrong)
  })

  it('refuses a question of another form, one that is too old, and one nobody asked', async () => {
    const check = open(characters)
    expect(await check({ captcha: ask('contact-me') })).toEqual(wrong)
    expect(await check({ captcha: { ...ask(), token: 'forged' } })).toEqual(wrong)
    const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000)
    expect(await open({ ...characters, now: tomorrow })({ captcha: ask() })).toEqual(wrong)
  })
})
