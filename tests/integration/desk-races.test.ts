import { handleEndpoints, type Payload, type TypedUser } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeDemand } from '@/features/alerts/demand-store'
import { changeSubscriber } from '@/features/newsletter/subscriber-store'
import { changeTestimonial } from '@/features/testimonials/author-store'
import { queryRows } from '@/server/db'
import { getTestPayload } from '../support/test-payload'

let payload: Payload
let user: TypedUser
let token: string

beforeAll(async () => {
  payload = await getTestPayload()
  const data = { email: 'els@kassei.example', password: 'Correct-horse-9', name: 'Els' }
  const account = await payload.create({ collection: 'users', data: { ...data, role: 'editor' } })
  user = { ...account, collection: 'users' }
  token = String((await payload.login({ collection: 'users', data })).token)
})

beforeEach(async () => {
  for (const collection of [
    'mails',
    'testimonials',
    'demands',
    'subscribers',
    'enquiries',
  ] as const) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
  await queryRows('delete from payload_jobs')
})

const press = (path: string) =>
  handleEndpoints({
    config: payload.config,
    request: new Request(`${payload.config.serverURL}/api/${path}`, {
      method: 'POST',
      headers: { Authorization: `JWT ${token}` },
    }),
  })

const asStaff = () => ({ overrideAccess: false, user, depth: 0 }) as const
const rounds = [...Array(15).keys()]

describe('at the same moment', () => {
  it('two people in the desk send a mail again: it is queued once', async () => {
    for (let at = 0; at < 5; at += 1) {
      await payload.create({
        collection: 'mails',
        data: { kind: 'x', to: 'an@example.be', locale: 'nl', state: 'failed', attempts: 12 },
      })
    }
    await Promise.all([press('mails/resend-failed'), press('mails/resend-failed')])
    expect(await queryRows('select id from payload_jobs')).toHaveLength(5)
  })

  it('two people refuse a candidate, who is told once', async () => {
    for (const round of rounds) {
      const { id } = await payload.create({
        collection: 'enquiries',
        data: {
          kind: 'rent-application',
          title: 'x',
          state: 'new',
          locale: 'nl',
          idempotencyKey: `r-${round}`,
          person: { email: 'an@example.be' },
        },
      })
      const data = { decision: 'refused' as const }
      const refuse = () => payload.update({ collection: 'enquiries', id, data, ...asStaff() })
      await Promise.allSettled([refuse(), refuse(), refuse()])
      expect(await queryRows('select id from mails where enquiry_id = $1', [id])).toHaveLength(1)
    }
  })

  it('its author withdraws a testimonial that staff correct: nothing of it is left', async () => {
    for (const round of rounds) {
      const { id } = await payload.create({
        collection: 'testimonials',
        draft: true,
        locale: 'nl',
        data: {
          comment: 'Goed',
          name: `An ${round}`,
          state: 'pending',
          author: { email: 'an@example.be', locale: 'nl' },
        },
      })
      const correct = (comment: string) =>
        payload.update({
          collection: 'testimonials',
          id,
          locale: 'nl',
          draft: true,
          data: { comment },
          ...asStaff(),
        })
      await Promise.allSettled([
        correct('Beter'),
        changeTestimonial(id, 'withdraw', new Date()),
        correct('Best'),
      ])
      for (const table of ['testimonials', '_testimonials_v', 'testimonials_locales']) {
        expect([table, await queryRows(`select id from ${table}`)]).toEqual([table, []])
      }
    }
  })

  it('its owner deletes a demand that the desk changes: nothing of it is left', async () => {
    for (const round of rounds) {
      const { id } = await payload.create({
        collection: 'demands',
        data: {
          state: 'confirmed',
          email: 'an@example.be',
          locale: 'nl',
          goal: 'buy',
          types: ['house'],
          places: ['10-2000'],
          minPrice: round,
          frequency: 'daily',
          until: '2031-01-01T12:00:00.000Z',
        },
      })
      const change = (maxPrice: number) =>
        payload.update({ collection: 'demands', id, data: { maxPrice }, ...asStaff() })
      await Promise.allSettled([
        change(100),
        changeDemand(id, { kind: 'delete' }, new Date()),
        change(200),
      ])
      expect(await queryRows('select id from demands')).toEqual([])
      expect(await queryRows('select 1 from matching.wishes')).toEqual([])
    }
  })

  it('an enquiry is deleted that the desk follows up: nothing of it is left', async () => {
    for (const round of rounds) {
      const { id } = await payload.create({
        collection: 'enquiries',
        data: {
          kind: 'site-contact',
          title: 'x',
          state: 'new',
          locale: 'nl',
          idempotencyKey: `gone-${round}`,
          person: { email: 'an@example.be' },
        },
      })
      const note = (state: 'seen' | 'answered') =>
        payload.update({ collection: 'enquiries', id, data: { state }, ...asStaff() })
      const remove = payload.delete({ collection: 'enquiries', where: { id: { equals: id } } })
      await Promise.allSettled([note('seen'), remove, note('answered')])
      expect(await queryRows('select id from enquiries')).toEqual([])
    }
  })

  it('somebody leaves the newsletter whom the desk takes away', async () => {
    for (const round of rounds) {
      const { id } = await payload.create({
        collection: 'subscribers',
        data: {
          email: `an${round}@example.be`,
          state: 'pending',
          locale: 'nl',
          askedAt: new Date().toISOString(),
        },
      })
      await Promise.allSettled([
        payload.delete({ collection: 'subscribers', id, ...asStaff() }),
        changeSubscriber(id, 'confirm', new Date()),
        changeSubscriber(id, 'stop', new Date()),
      ])
      expect(await queryRows('select id from subscribers')).toEqual([])
    }
  })
})

describe('a demand that the desk opened before its owner confirmed it', () => {
  it('is not taken back to waiting by what the desk saves', async () => {
    const { id } = await payload.create({
      collection: 'demands',
      data: {
        state: 'pending',
        email: 'an@example.be',
        locale: 'nl',
        goal: 'buy',
        types: ['house'],
        places: ['10-2000'],
        frequency: 'daily',
        until: '2031-01-01T12:00:00.000Z',
      },
    })
    await changeDemand(id, { kind: 'confirm' }, new Date())
    await payload
      .update({ collection: 'demands', id, data: { state: 'pending', maxPrice: 5 }, ...asStaff() })
      .catch(() => null)
    expect(await payload.findByID({ collection: 'demands', id })).toMatchObject({
      state: 'confirmed',
    })
  })
})

describe('a record that a colleague has open', () => {
  it.each([
    ['nl', /Een collega is dit aan het bewerken/],
    ['fr', /Un collègue est en train de le modifier/],
    ['en', /A colleague is editing this/],
    ['de', /Ein Kollege bearbeitet dies/],
  ])('is not saved over, and the desk says so in its language: %s', async (language, text) => {
    const email = `jan-${language}@kassei.example`
    const colleague = { email, password: 'Correct-horse-9', name: 'Jan', role: 'editor' } as const
    const { id: holder } = await payload.create({ collection: 'users', data: colleague })
    const { id } = await payload.create({
      collection: 'banners',
      locale: 'nl',
      draft: true,
      data: { name: `Banner ${language}` },
    })
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'banners', value: id },
        user: { relationTo: 'users', value: holder },
      },
    })
    const answer = await handleEndpoints({
      config: payload.config,
      request: new Request(`${payload.config.serverURL}/api/banners/${id}?overrideLock=false`, {
        method: 'PATCH',
        headers: {
          Authorization: `JWT ${token}`,
          cookie: `payload-lng=${language}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ name: 'Van mij' }),
      }),
    })
    expect(answer.status).toBe(423)
    const { errors } = await answer.json()
    expect(errors).toMatchObject([{ message: expect.stringMatching(text) }])
  })

  it('is told of a failure of the server in words, without its cause', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(payload.db, 'find').mockRejectedValue(new Error('secret detail'))
    const answer = await handleEndpoints({
      config: payload.config,
      request: new Request(`${payload.config.serverURL}/api/banners`, {
        headers: { Authorization: `JWT ${token}`, cookie: 'payload-lng=de' },
      }),
    })
    vi.restoreAllMocks()
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(text).toContain('Auf dem Server ist etwas schiefgegangen')
    expect(text).not.toContain('secret')
  })
})
