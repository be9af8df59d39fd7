import type { Config, SanitizedConfig } from 'payload'
import { boundRequests } from './bound-requests'
import { guardTranslations } from './guard-translations'
import { nobody } from './nobody'
import { staffOnly } from './staff-only'

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

/** When the framework last queued each job that comes by the clock. */
const jobStatsGlobal = 'payload-jobs-stats'

/**
 * Closes the framework's own collections to everybody who has no business there. They only exist
 * once the configuration is built. Preferences keep the rule they have: each account its own.
 */
export function closeBuiltInCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const rule = findBuiltInRule(collection.slug)
    if (rule) {
      Object.assign(collection.access, { create: rule, read: rule, update: rule, delete: rule })
    }
  }
  for (const { slug, access } of config.globals) {
    if (slug === jobStatsGlobal) Object.assign(access, { read: nobody, update: nobody })
  }
  return config
}

function findBuiltInRule(slug: string) {
  return Object.entries(builtInRules).find(([name]) => name === slug)?.[1]
}
