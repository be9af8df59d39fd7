import type { CollectionSlug } from 'payload'
import { readSeedData } from '../../seed/read-data'
import type { SeedData } from '../../seed/schema/seed-data'
import { readSeedStamp } from '../site/seed-stamp'
import type { Finding, RecordCheck } from './check'

/** How many records of a collection come with the project. */
export type SeededCount = { collection: CollectionSlug; bundled: number; stored: number }

const sameNamed = [
  'property-types',
  'marquees',
  'price-units',
  'places',
  'categories',
  'list-presets',
  'team',
  'testimonials',
  'properties',
  'projects',
  'articles',
  'modules',
  'banners',
  'pages',
  'routes',
  'redirects',
] as const satisfies readonly (CollectionSlug & keyof SeedData)[]

export function countBundled(data: SeedData): { collection: CollectionSlug; bundled: number }[] {
  return [
    ...sameNamed.map((name) => ({ collection: name, bundled: data[name].length })),
    { collection: 'media', bundled: data.pictures.length + data.videos.length },
  ]
}

/** Fewer records than were seeded: somebody removed some, or the seeding never ended. */
export function findMissingSeed(counts: readonly SeededCount[]): Finding[] {
  return counts
    .filter(({ bundled, stored }) => stored < bundled)
    .map(({ collection, bundled, stored }) => ({
      level: 'warning',
      message: `${collection} holds ${stored} records where the bundled agency has ${bundled}: if nobody removed them, run "npm run seed".`,
    }))
}

/** The bundled files as such, and whether their records are there. */
export const seedCheck: RecordCheck = {
  name: 'Seed',
  run: async (payload) => {
    const bundled = countBundled(await readSeedData())
    const stamp = await readSeedStamp(process.env.DATABASE_URL ?? '')
    // A database that never was the bundled agency's owes it nothing.
    if (stamp === null) return []
    const counts: SeededCount[] = []
    for (const { collection, bundled: records } of bundled) {
      const { totalDocs } = await payload.count({ collection })
      counts.push({ collection, bundled: records, stored: totalDocs })
    }
    return findMissingSeed(counts)
  },
}
