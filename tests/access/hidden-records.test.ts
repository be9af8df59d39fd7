import type { CollectionSlug, Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../support/test-payload'
import {
  createAccounts,
  everybody,
  people,
  sellers,
  staff,
  type Accounts,
  type Person,
} from './who'

let payload: Payload
let accounts: Accounts

beforeAll(async () => {
  payload = await getTestPayload()
  accounts = await createAccounts(payload)
})

/** Those who get the record when they ask for it by its id. */
async function listReaders(collection: CollectionSlug, id: number): Promise<Person[]> {
  const readers: Person[] = []
  for (const person of people) {
    const { docs } = await payload.find({
      collection,
      where: { id: { equals: id } },
      overrideAccess: false,
      user: accounts[person],
      disableErrors: true,
      depth: 0,
    })
    if (docs.length > 0) readers.push(person)
  }
  return readers
}

const page = { name: 'Proef', title: 'Proef', screen: 'content' } as const
const article = { name: 'Proef', title: 'Proef' } as const
const text = { name: 'Proef', type: 'text', view: 'text', title: 'Proef' } as const
const banner = { name: 'Proef', type: 'color', colorBackground: 'tint' } as const
const praise = { name: 'Els D.', comment: 'Vlot en eerlijk.' } as const

type Case = {
  about: string
  collection: CollectionSlug
  data: Readonly<Record<string, unknown>>
  readers: readonly Person[]
}

const cases: readonly Case[] = [
  {
    about: 'a published page',
    collection: 'pages',
    data: { ...page, name: 'A', status: 'published', _status: 'published' },
    readers: everybody,
  },
  {
    about: 'a page that was never published',
    collection: 'pages',
    data: { ...page, name: 'B', status: 'published', _status: 'draft' },
    readers: staff,
  },
  {
    about: 'a published page in state draft',
    collection: 'pages',
    data: { ...page, name: 'C', status: 'draft', _status: 'published' },
    readers: staff,
  },
  {
    about: 'an archived page',
    collection: 'pages',
    data: { ...page, name: 'D', status: 'archived', _status: 'published' },
    readers: staff,
  },
  {
    about: 'a hidden page, which answers but stands in no menu',
    collection: 'pages',
    data: { ...page, name: 'E', status: 'hidden', _status: 'published' },
    readers: everybody,
  },
  {
    about: 'an article that was never published',
    collection: 'articles',
    data: { ...article, status: 'published', _status: 'draft' },
    readers: staff,
  },
  {
    about: 'a hidden module',
    collection: 'modules',
    data: { ...text, status: 'hidden', _status: 'published' },
    readers: staff,
  },
  {
    about: 'a published module',
    collection: 'modules',
    data: { ...text, status: 'published', _status: 'published' },
    readers: everybody,
  },
  {
    about: 'a banner that is switched off',
    collection: 'banners',
    data: { ...banner, show: false, _status: 'published' },
    readers: staff,
  },
  {
    about: 'what a client said and nobody approved yet',
    collection: 'testimonials',
    data: { ...praise, state: 'pending', _status: 'published' },
    readers: staff,
  },
  {
    about: 'what a client said, approved',
    collection: 'testimonials',
    data: { ...praise, state: 'approved', _status: 'published' },
    readers: everybody,
  },
  {
    about: 'a colleague who is not shown',
    collection: 'team',
    data: { name: 'Stil', role: 'Stagiair', isPublic: false },
    readers: staff,
  },
]

describe('who reads a record', () => {
  it.each(cases)('shows $about to $readers', async ({ collection, data, readers }) => {
    const { id } = await payload.create({ collection, locale: 'nl', data })
    expect(await listReaders(collection, Number(id))).toEqual(readers)
  })
})

describe('who reads a document', () => {
  const create = { width: 8, height: 8, channels: 3, background: '#fcfcfa' } as const

  async function drawPaper() {
    const data = await sharp({ create }).png().toBuffer()
    return { data, mimetype: 'image/png', name: 'attest.png', size: data.length }
  }

  it.each([
    ['public', everybody],
    ['onRequest', sellers],
    ['staff', sellers],
    ['owner', sellers],
  ] as const)('shows one that is for "%s" to %s', async (visibility, readers) => {
    const { id } = await payload.create({
      collection: 'documents',
      locale: 'nl',
      data: { title: 'Attest', kind: 'epc', visibility },
      file: await drawPaper(),
    })
    expect(await listReaders('documents', id)).toEqual(readers)
  })
})

describe('who reads an account', () => {
  it('shows an owner to that owner and to those who sell', async () => {
    const { owner } = accounts
    expect(await listReaders('owners', Number(owner?.id))).toEqual(['owner', ...sellers])
  })

  it('shows an owner to no other owner', async () => {
    const other = await payload.create({
      collection: 'owners',
      data: { email: 'other@example.be', password: 'lang genoeg 1234' },
    })
    expect(await listReaders('owners', other.id)).toEqual(sellers)
  })

  it('never hands out what a password is kept as', async () => {
    const { docs } = await payload.find({
      collection: 'owners',
      overrideAccess: false,
      user: accounts.administrator,
    })
    const names = docs.flatMap((account) => Object.keys(account))
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => ['password', 'hash', 'salt'].includes(name))).toEqual([])
  })
})
