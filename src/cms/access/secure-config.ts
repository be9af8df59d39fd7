import {
  Forbidden,
  type Access,
  type Config,
  type Endpoint,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { boundRequests } from './bound-requests'
import { guardTranslations } from './guard-translations'
import { nobody } from './nobody'
import { takeNumbersOnly } from './numbered-records'
import { keepSessionsToOwn } from './own-sessions'
import { staffOnly } from './staff-only'
import { takeRecordsOnly } from './whole-records'

/** Who may touch the collections that the framework adds, where its own rule is not enough. */
const builtInRules = {
  // Its default lets every account lock any record, so an owner could keep editors from saving.
  'payload-locked-documents': staffOnly,
  'payload-kv': nobody,
  'payload-jobs': nobody,
  'payload-migrations': nobody,
} as const

type Rules = Partial<Record<string, unknown>> | undefined

type Subject = { name: string; access: Rules; needed: readonly string[] }

/**
 * Refuses to start when an access rule is left to the framework: its default lets every account,
 * the owners' included, read and change everything. What may be asked is bounded as well, and
 * translators are held to texts.
 *
 * @throws Error that names each collection, global or job rule without a rule of its own
 */
export function secureConfig<C extends Config>(config: C): C {
  const missing = listSubjects(config).flatMap(({ name, access, needed }) =>
    needed.filter((verb) => typeof access?.[verb] !== 'function').map((verb) => `${name}.${verb}`),
  )
  if (missing.length > 0) {
    throw new Error(
      `Access must be stated for every operation, but these have no rule: ${missing.join(', ')}. ` +
        'Add a named rule from src/cms/access to the "access" of each.',
    )
  }
  return boundRequests(guardTranslations(config))
}

function listSubjects(config: Config): Subject[] {
  const collections = (config.collections ?? []).map(({ slug, access, auth, versions }) => ({
    name: slug,
    access,
    needed: [
      'create',
      'read',
      'update',
      'delete',
      ...(versions ? ['readVersions'] : []),
      ...(auth ? ['admin', 'unlock'] : []),
    ],
  }))
  const globals = (config.globals ?? []).map(({ slug, access, versions }) => ({
    name: `global ${slug}`,
    access,
    needed: ['read', 'update', ...(versions ? ['readVersions'] : [])],
  }))
  const jobs = { name: 'jobs', access: config.jobs?.access, needed: ['run', 'queue', 'cancel'] }
  return [...collections, ...globals, jobs]
}

/**
 * Keeps to staff what tells every account what it may do: it lists all collections and fields by
 * name, to a visitor as well.
 */
function keepAccessToStaff({ endpoints }: SanitizedConfig): void {
  for (const endpoint of endpoints) {
    if (endpoint.path !== '/access') continue
    const { handler } = endpoint
    endpoint.handler = (req) =>
      staffOnly({ req })
        ? handler(req)
        : Response.json({ canAccessAdmin: false, collections: {}, globals: {} })
  }
}

/** When the framework last queued each job that comes by the clock. */
const jobStatsGlobal = 'payload-jobs-stats'

const preferencesSlug = 'payload-preferences'

/** What the desk remembers of its own use; owners have no desk, and nowhere to keep such things. */
function keepPreferencesToStaff(collection: SanitizedCollectionConfig): void {
  const { read, update, delete: remove } = collection.access
  const ofStaff =
    (own: Access): Access =>
    (args) =>
      staffOnly(args) ? own(args) : false
  Object.assign(collection.access, {
    create: staffOnly,
    read: ofStaff(read),
    update: ofStaff(update),
    delete: ofStaff(remove),
  })
  // Those by key ask no rule beyond that there is an account.
  collection.endpoints = listEndpoints(collection).map((endpoint) => ({
    ...endpoint,
    handler: (req) => {
      if (req.user && !staffOnly({ req })) throw new Forbidden(req.t)
      return endpoint.handler(req)
    },
  }))
}

const listEndpoints = ({ endpoints }: { endpoints: false | Endpoint[] }): Endpoint[] =>
  endpoints === false ? [] : endpoints

type Answering = {
  endpoints: false | Endpoint[]
  versions?: unknown
  auth?: { verify?: unknown }
}

/**
 * Takes away the addresses that the framework opens for what a record does not have, and answers with
 * a failure of the database: versions, and mails that prove an address.
 */
function closeEmptyEndpoints(subject: Answering): void {
  const found = listEndpoints(subject).filter(
    ({ path }) =>
      (subject.versions || !/^\/versions(?:\/|$)/.test(path)) &&
      (subject.auth?.verify || path !== '/verify/:id'),
  )
  subject.endpoints = takeRecordsOnly(takeNumbersOnly(found))
}

/**
 * Closes the framework's own collections to everybody who has no business there. They only exist
 * once the configuration is built. Preferences are for each of the staff, and
 * each account has its own.
 */
export function closeBuiltInCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const rule = findBuiltInRule(collection.slug)
    if (rule) {
      Object.assign(collection.access, { create: rule, read: rule, update: rule, delete: rule })
    }
    if (collection.slug === preferencesSlug) keepPreferencesToStaff(collection)
    keepSessionsToOwn(collection)
    closeEmptyEndpoints(collection)
  }
  for (const global of config.globals) {
    if (global.slug === jobStatsGlobal)
      Object.assign(global.access, { read: nobody, update: nobody })
    closeEmptyEndpoints(global)
  }
  keepAccessToStaff(config)
  return config
}

function findBuiltInRule(slug: string) {
  return Object.entries(builtInRules).find(([name]) => name === slug)?.[1]
}
