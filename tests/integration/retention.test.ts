import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug } from 'payload'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteOverdue } from '@/features/retention/delete-overdue'
import { deleteUntouched } from '@/features/retention/delete-untouched'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import { openOwnerSession } from '@/server/owner-auth'
import { getTestPayload } from '../support/test-payload'
import { createHouse, createListingBasics } from './listing-examples'

const now = new Date('2028-06-15T02:20:00Z')
const yesterday = '2028-06-14T00:00:00.000Z'
const tomorrow = '2028-06-16T00:00:00.000Z'

beforeEach(async () => {
  const payload = await getTestPayload()
  for (const collection of ['mails', 'demands', 'enquiries'] satisfies CollectionSlug[]) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
})

async function createEnquiry(retainUntil: string | null): Promise<number> {
  const payload = await getTestPayload()
  const person = { firstName: 'An', lastName: 'De Wolf', email: 'an@example.be' }
  const { id } = await payload.create({
    collection: 'enquiries',
    data: { kind: 'site-contact', state: 'new', locale: 'nl', page: '/nl/', person, retainUntil },
  })
  return id
}

async function createMail(enquiry: number | null, createdAt: string, state = 'sent') {
  const payload = await getTestPayload()
  const data = { kind: 'enquiry-receipt', to: 'an@example.be', locale: 'nl' as const, attempts: 1 }
  const { id } = await payload.create({
    collection: 'mails',
    data: { ...data, enquiry, state: state === 'queued' ? 'queued' : 'sent', createdAt },
  })
  return id
}

async function listIds(collection: CollectionSlug): Promise<unknown[]> {
  const payload = await getTestPayload()
  const { docs } = await payload.find({ collection, sort: 'id', pagination: false, depth: 0 })
  return docs.map(({ id }) => id)
}

describe('what may not be kept any longer', () => {
  it('goes: an enquiry whose day has come, with its mails', async () => {
    const over = await createEnquiry(yesterday)
    const kept = await createEnquiry(tomorrow)
    const undated = await createEnquiry(null)
    await createMail(over, yesterday)
    const mail = await createMail(kept, yesterday)
    expect(await deleteOverdue(now)).toMatchObject({ enquiries: 1, appointments: 0, demands: 0 })
    expect(await listIds('enquiries')).toEqual([kept, undated])
    expect(await listIds('mails')).toEqual([mail])
  })

  it('goes: a mail of no enquiry after a year, unless it still waits', async () => {
    await createMail(null, '2027-06-14T00:00:00.000Z')
    const waiting = await createMail(null, '2027-06-14T00:00:00.000Z', 'queued')
    const young = await createMail(null, '2027-06-16T00:00:00.000Z')
    expect(await deleteOverdue(now)).toMatchObject({ mails: 1 })
    expect(await listIds('mails')).toEqual([waiting, young])
  })

  it('goes: the mail with a link to own data after a month', async () => {
    const payload = await getTestPayload()
    const create = async (createdAt: string) => {
      const data = { kind: 'own-data', to: 'an@example.be', locale: 'nl', attempts: 1 } as const
      const { id } = await payload.create({
        collection: 'mails',
        data: { ...data, state: 'sent', createdAt },
      })
      return id
    }
    await create('2028-05-14T00:00:00.000Z')
    const young = await create('2028-05-16T00:00:00.000Z')
    expect(await deleteOverdue(now)).toMatchObject({ mails: 1 })
    expect(await listIds('mails')).toEqual([young])
  })

  async function createOffer(sequence: number, createdAt: string): Promise<number> {
    const payload = await getTestPayload()
    const { id } = await payload.create({
      collection: 'offers',
      data: {
        ...{ sequence, state: 'open', signer: 'An De Wolf', amountEuros: 1, endsOn: '2027-01-01' },
        ...{ content: {}, previousHash: String(sequence - 1), hash: String(sequence) },
      },
    })
    await queryRows('update offers set created_at = $2 where id = $1', [id, createdAt])
    return id
  }

  it('goes: the oldest lines of the register of offers after ten years, in their order', async () => {
    const payload = await getTestPayload()
    const inTenYears = new Date('2037-06-15T02:20:00Z')
    await createOffer(1, '2027-01-01T00:00:00Z')
    const second = await createOffer(2, '2027-02-01T00:00:00Z')
    const third = await createOffer(3, '2027-03-01T00:00:00Z')
    const young = await createOffer(4, '2028-01-01T00:00:00Z')
    await keepFromGoing([second])
    expect(await deleteOverdue(inTenYears)).toMatchObject({ offers: 1 })
    vi.restoreAllMocks()
    expect(await listIds('offers')).toEqual([second, third, young])
    expect(await deleteOverdue(inTenYears)).toMatchObject({ offers: 2 })
    expect(await listIds('offers')).toEqual([young])
    await payload.delete({ collection: 'offers', id: young })
  })

  it('goes: a search six months after it ended', async () => {
    const payload = await getTestPayload()
    const data = { email: 'an@example.be', locale: 'nl', goal: 'buy', places: ['10-2000'] } as const
    const rest = { types: ['house' as const], frequency: 'daily' as const, until: yesterday }
    const create = async (state: 'unsubscribed' | 'confirmed') =>
      payload.create({
        collection: 'demands',
        data: { ...data, places: [...data.places], ...rest, state },
      })
    const ended = await create('unsubscribed')
    const lately = await create('unsubscribed')
    const running = await create('confirmed')
    await queryRows('update demands set updated_at = $2 where id = any($1::int[])', [
      [ended.id, running.id],
      '2027-12-14T00:00:00Z',
    ])
    await queryRows('update demands set updated_at = $2 where id = $1', [
      lately.id,
      '2027-12-16T00:00:00Z',
    ])
    expect(await deleteOverdue(now)).toMatchObject({ demands: 1 })
    expect(await listIds('demands')).toEqual([lately.id, running.id])
  })

  it('goes: a preview link six months after its end, with the moments of its openings', async () => {
    const payload = await getTestPayload()
    const create = async (expiresAt: string) => {
      const data = { target: 'pages', record: 1, languages: ['nl'], expiresAt } as const
      const { id } = await payload.create({
        collection: 'preview-links',
        data: { ...data, languages: [...data.languages] },
      })
      const opened = { link: id, at: '2027-12-01T00:00:00.000Z', reader: 'guest' } as const
      await payload.create({ collection: 'preview-openings', data: opened })
      return id
    }
    await create('2027-12-14T00:00:00.000Z')
    const kept = await create('2027-12-16T00:00:00.000Z')
    const counts = { 'preview-openings': 1, 'preview-links': 1 }
    expect(await deleteOverdue(now)).toMatchObject(counts)
    expect(await listIds('preview-links')).toEqual([kept])
  })

  /** The records that the desk, say, holds at this moment. */
  async function keepFromGoing(stays: readonly number[]) {
    const payload = await getTestPayload()
    const deleteRecord = payload.delete.bind(payload)
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(payload, 'delete').mockImplementation(async (options: { id?: unknown }) => {
      if (stays.includes(Number(options.id))) throw new Error('an@example.be')
      return deleteRecord(options as Parameters<typeof deleteRecord>[0])
    })
    return log
  }

  it('goes although another record cannot', async () => {
    const stays = await createEnquiry(yesterday)
    await createEnquiry(yesterday)
    const log = await keepFromGoing([stays])
    expect(await deleteOverdue(now)).toMatchObject({ enquiries: 1 })
    expect(await listIds('enquiries')).toEqual([stays])
    expect(log).toHaveBeenCalledOnce()
    expect(JSON.stringify(log.mock.calls)).not.toContain('an@example.be')
    vi.restoreAllMocks()
  })

  it('goes although a whole batch before it cannot', async () => {
    const stays: number[] = []
    for (let count = 0; count < 100; count += 1) stays.push(await createEnquiry(yesterday))
    await createEnquiry(yesterday)
    const log = await keepFromGoing(stays)
    expect(await deleteOverdue(now)).toMatchObject({ enquiries: 1 })
    expect(await listIds('enquiries')).toEqual(stays)
    expect(log).toHaveBeenCalledTimes(100)
    vi.restoreAllMocks()
  })

  it('goes: an import a year after its end, unless it waits for a person', async () => {
    const payload = await getTestPayload()
    const { id: feed } = await payload.create({
      collection: 'feeds',
      data: { name: 'Proef', format: 'json', removal: 'keep' },
    })
    const create = async (state: 'done' | 'ready', endedAt: string | null) => {
      const data = { feed, state, origin: 'upload', endedAt } as const
      const { id } = await payload.create({ collection: 'imports', data })
      return id
    }
    await create('done', '2027-06-14T00:00:00.000Z')
    const lately = await create('done', '2027-06-16T00:00:00.000Z')
    const waiting = await create('ready', null)
    expect(await deleteOverdue(now)).toMatchObject({ imports: 1 })
    expect(await listIds('imports')).toEqual([lately, waiting])
  })

  it('goes: where an owner was signed in who did not come back', async () => {
    const payload = await getTestPayload()
    const account = { email: 'weg@example.be', password: 'een lang wachtwoord' }
    const { id } = await payload.create({ collection: 'owners', data: account })
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    await openOwnerSession(id, new Date('2028-06-14T12:00:00Z'), agent)
    const readDevices = () =>
      queryRows<{ id: string }>('select session_id as id from guard.owner_session_devices')
    const [ended] = await readDevices()
    // A second login, as by another server, that forgets nothing.
    await queryRows(
      `insert into owners_sessions (_order, _parent_id, id, created_at, expires_at)
       values (2, $1, 'open', $2::timestamptz, $2::timestamptz + interval '8 hours')`,
      [id, now.toISOString()],
    )
    await queryRows(
      `insert into guard.owner_session_devices (session_id, owner_id, browser) values ('open', $1, 'Firefox')`,
      [id],
    )
    expect(await readDevices()).toEqual([ended, { id: 'open' }])
    await deleteOverdue(now)
    expect(await readDevices()).toEqual([{ id: 'open' }])
    expect(await queryRows('select id from owners_sessions')).toEqual([{ id: 'open' }])
  })

  it('goes: a letter with a link into an account after a week, though no other one comes', async () => {
    const { OUTBOX_DIR: folder } = env()
    await mkdir(folder, { recursive: true })
    const letters = { '1.txt': '2028-06-08T02:19:59Z', '2.txt': '2028-06-08T02:20:01Z' }
    for (const [name, writtenAt] of Object.entries(letters)) {
      const file = path.join(folder, name)
      await writeFile(file, 'a link')
      await utimes(file, new Date(writtenAt), new Date(writtenAt))
    }
    await deleteOverdue(now)
    expect(await readdir(folder)).toEqual(['2.txt'])
  })

  it('goes: what an owner and the agency wrote, did and sent, after ten years', async () => {
    const payload = await getTestPayload()
    const { id: property } = await createHouse(payload, await createListingBasics(payload))
    const { id: owner } = await payload.create({
      collection: 'owners',
      data: {
        email: 'eigenaar@example.be',
        password: 'een lang wachtwoord',
        properties: [{ property }],
      },
    })
    await queryRows(
      `insert into messages (property_id, owner_id, author, text, sent_at) values
       ($1, $2, 'owner', 'oud', '2018-06-14'), ($1, $2, 'agency', 'jong', '2018-06-16')`,
      [property, owner],
    )
    await queryRows(
      `insert into activities (property_id, at, kind, type, status, subject) values
       ($1, '2018-06-14', 'visit', 'other', 'done', 'oud'),
       ($1, '2018-06-16', 'visit', 'other', 'done', 'jong')`,
      [property],
    )
    await queryRows(
      `insert into documents (property_id, sent_by_owner_id, visibility, kind, created_at) values
       ($1, $2, 'owner', 'other', '2018-06-14'), ($1, $2, 'owner', 'other', '2018-06-16'),
       ($1, null, 'owner', 'deed', '2018-06-14')`,
      [property, owner],
    )
    expect(await deleteOverdue(now)).toMatchObject({ messages: 1, activities: 1, documents: 1 })
    expect(await queryRows('select text from messages')).toEqual([{ text: 'jong' }])
    expect(await queryRows('select subject from activities')).toEqual([{ subject: 'jong' }])
    expect(await queryRows('select kind::text from documents order by kind::text')).toEqual([
      { kind: 'deed' },
      { kind: 'other' },
    ])
  })
})

describe('an empty draft of a form that was opened and left', () => {
  const open = async () => {
    const payload = await getTestPayload()
    const data = { _status: 'draft' } as never
    return (await payload.create({ collection: 'pages', draft: true, data })).id
  }

  it('goes after a day, unless somebody typed anything in it', async () => {
    const payload = await getTestPayload()
    const [empty, typed] = [await open(), await open()]
    const data = { title: 'Een begin', _status: 'draft' as const }
    await payload.update({ collection: 'pages', id: typed, draft: true, autosave: true, data })
    expect(await deleteUntouched(new Date())).toBe(0)
    const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000)
    expect(await deleteUntouched(inTwoDays)).toBe(1)
    const kept = await listIds('pages')
    expect(kept).toContain(typed)
    expect(kept).not.toContain(empty)
  })
})
