import { createLocalReq, Forbidden, type CollectionSlug, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { refuseBulkEdit } from '@/cms/hooks/refuse-bulk-edit'
import { getTestPayload } from '../support/test-payload'
import { may } from './may'
import {
  administrators,
  createAccounts,
  editors,
  everybody,
  nobody,
  people,
  sellers,
  staff,
  writers,
  type Accounts,
  type Person,
} from './who'

type Verb = 'create' | 'read' | 'update' | 'publish' | 'delete' | 'readVersions'
type Rules = Partial<Record<Verb, readonly Person[]>>

const ownersAndSellers: readonly Person[] = ['owner', ...sellers]

const content: Rules = {
  create: editors,
  read: everybody,
  update: writers,
  publish: editors,
  delete: editors,
  readVersions: staff,
}
const table: Rules = {
  create: administrators,
  read: everybody,
  update: writers,
  delete: administrators,
}
const map: Rules = { create: sellers, read: everybody, update: staff, delete: administrators }
const machinery: Rules = { create: editors, read: everybody, update: editors, delete: editors }

/**
 * Who may do what with at least some records. What of them each one sees is tested beside, with
 * records; a translator's update, for instance, reaches the texts of a home and not its price.
 */
const matrix: Readonly<Record<string, Rules>> = {
  pages: content,
  articles: content,
  modules: content,
  banners: content,
  projects: {
    create: sellers,
    read: everybody,
    update: staff,
    publish: sellers,
    delete: editors,
    readVersions: staff,
  },
  properties: {
    create: sellers,
    read: everybody,
    update: staff,
    publish: sellers,
    delete: editors,
    readVersions: staff,
  },
  testimonials: {
    create: sellers,
    read: everybody,
    update: staff,
    publish: sellers,
    delete: editors,
    readVersions: staff,
  },
  categories: { create: editors, read: everybody, update: writers, delete: editors },
  dictionary: { create: editors, read: everybody, update: writers, delete: editors },
  team: { create: editors, read: everybody, update: writers, delete: editors },
  media: { create: sellers, read: everybody, update: staff, delete: editors },
  documents: { create: sellers, read: everybody, update: sellers, delete: sellers },
  'list-presets': machinery,
  routes: machinery,
  redirects: machinery,
  'export-links': { create: editors, read: editors, update: editors, delete: editors },
  'preview-links': { create: nobody, read: staff, update: nobody, delete: nobody },
  'planned-publications': { create: nobody, read: staff, update: nobody, delete: nobody },
  'preview-openings': { create: nobody, read: staff, update: nobody, delete: nobody },
  feeds: { create: editors, read: sellers, update: editors, delete: editors },
  imports: { create: nobody, read: sellers, update: nobody, delete: nobody },
  'property-types': table,
  marquees: table,
  'price-units': table,
  places: map,
  neighbourhoods: map,
  subscribers: { create: nobody, read: sellers, update: nobody, delete: sellers },
  demands: { create: nobody, read: sellers, update: sellers, delete: sellers },
  activities: { create: sellers, read: ownersAndSellers, update: sellers, delete: sellers },
  placements: { create: sellers, read: ownersAndSellers, update: sellers, delete: sellers },
  messages: { create: sellers, read: ownersAndSellers, update: sellers, delete: administrators },
  enquiries: { create: nobody, read: ownersAndSellers, update: sellers, delete: administrators },
  mails: { create: nobody, read: sellers, update: nobody, delete: administrators },
  appointments: {
    create: sellers,
    read: ownersAndSellers,
    update: sellers,
    delete: administrators,
  },
  'appointment-slots': {
    create: sellers,
    read: ['owner', ...staff],
    update: sellers,
    delete: sellers,
  },
  'slot-rules': { create: sellers, read: staff, update: sellers, delete: sellers },
  offers: { create: nobody, read: sellers, update: nobody, delete: nobody },
  users: { create: nobody, read: staff, update: staff, delete: administrators },
  owners: {
    create: nobody,
    read: ['owner', ...sellers],
    update: sellers,
    delete: editors,
  },
  'payload-locked-documents': { create: staff, read: staff, update: staff, delete: staff },
  'payload-kv': { create: nobody, read: nobody, update: nobody, delete: nobody },
  'payload-jobs': { create: nobody, read: nobody, update: nobody, delete: nobody },
  'payload-migrations': { create: nobody, read: nobody, update: nobody, delete: nobody },
}

/** Each of the staff keeps own preferences of the desk; `saved-lists.test.ts` and `rest.test.ts` ask. */
const ownByNature = ['payload-preferences']

let payload: Payload
let accounts: Accounts

beforeAll(async () => {
  payload = await getTestPayload()
  accounts = await createAccounts(payload)
})

/** A record that is not there: what is asked is the right, not the deed. */
const noRecord = { id: { equals: -1 } }

/** Collections with a way of their own to change many refuse the framework's; their rule is asked. */
async function change(
  slug: CollectionSlug,
  person: Person,
  data: { _status?: 'published' },
  draft: boolean,
): Promise<unknown> {
  const user = accounts[person]
  const as = { collection: slug, overrideAccess: false, user, data, draft }
  const { access, disableBulkEdit, hooks } = payload.collections[slug].config
  const changesOwnWay = disableBulkEdit || hooks.beforeOperation.includes(refuseBulkEdit)
  if (!changesOwnWay) return payload.update({ ...as, where: noRecord })
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const answer = await access.update({ req, data, id: -1 })
  if (answer === false) throw new Forbidden()
  return answer
}

function ask(slug: CollectionSlug, verb: Verb, person: Person): Promise<unknown> {
  const as = { collection: slug, overrideAccess: false, user: accounts[person] } as const
  switch (verb) {
    case 'create':
      return payload.create({ ...as, data: {} })
    case 'read':
      return payload.find({ ...as, where: noRecord })
    case 'update':
      return change(slug, person, {}, true)
    case 'publish':
      return change(slug, person, { _status: 'published' }, false)
    case 'delete':
      return payload.delete({ ...as, where: noRecord })
    case 'readVersions':
      return payload.findVersions({ ...as, where: { parent: { equals: -1 } } })
  }
}

async function listAllowed(slug: CollectionSlug, verb: Verb): Promise<Person[]> {
  const allowed: Person[] = []
  for (const person of people) {
    if (await may(() => ask(slug, verb, person))) allowed.push(person)
  }
  return allowed
}

const rows = Object.entries(matrix).flatMap(([slug, rules]) =>
  Object.entries(rules).map(([verb, allowed]) => ({
    slug: slug as CollectionSlug,
    verb: verb as Verb,
    allowed,
  })),
)

describe('the matrix of rights', () => {
  it('has a line for every collection', () => {
    const slugs = payload.config.collections.map(({ slug }) => slug)
    expect([...Object.keys(matrix), ...ownByNature].toSorted()).toEqual(slugs.toSorted())
  })

  it.each(['readVersions', 'publish'] as const)(
    'names who may %s where there are drafts',
    (verb) => {
      const versioned = payload.config.collections
        .filter(({ versions }) => versions)
        .map(({ slug }) => slug)
      const named = Object.entries(matrix)
        .filter(([, rules]) => rules[verb])
        .map(([slug]) => slug)
      expect(named.toSorted()).toEqual(versioned.toSorted())
    },
  )
})

/** Records that pages choose from: a list of them would show what no page shows. */
const siteOnly: readonly CollectionSlug[] = [
  'media',
  'documents',
  'routes',
  'redirects',
  'list-presets',
  'dictionary',
]

async function mayList(collection: CollectionSlug, person: Person): Promise<boolean> {
  const as = { overrideAccess: false, user: accounts[person] } as const
  try {
    await payload.find({ collection, where: noRecord, ...as, req: { payloadAPI: 'REST' } })
    return true
  } catch (err) {
    if (err instanceof Forbidden) return false
    throw err
  }
}

/** What the portal shows owners; over HTTP it would come without what the portal leaves out. */
const portalOnly: readonly CollectionSlug[] = [
  'activities',
  'placements',
  'messages',
  'enquiries',
  'appointments',
]

describe('collections over HTTP', () => {
  it.each(portalOnly)('%s are listed for sellers alone', async (slug) => {
    const readers: Person[] = []
    for (const person of people) if (await mayList(slug, person)) readers.push(person)
    expect(readers).toEqual(sellers)
  })

  it('appointment-slots are listed for staff alone', async () => {
    const readers: Person[] = []
    for (const person of people)
      if (await mayList('appointment-slots', person)) readers.push(person)
    expect(readers).toEqual(staff)
  })

  it.each(siteOnly)('%s are listed for staff alone', async (slug) => {
    const readers: Person[] = []
    for (const person of people) if (await mayList(slug, person)) readers.push(person)
    expect(readers).toEqual(staff)
  })
})

describe('collections', () => {
  it.each(rows)('$verb in $slug is for $allowed', async ({ slug, verb, allowed }) => {
    const wanted = people.filter((person) => allowed.includes(person))
    expect(await listAllowed(slug, verb)).toEqual(wanted)
  })
})
