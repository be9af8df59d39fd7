import { getPayload, type Payload } from 'payload'
import { applyChunk } from '@/cms/imports/apply-run'
import { applyRun, noteRun, startRun } from '@/cms/imports/import-run'
import { compareNext } from '@/cms/imports/compare-run'
import { stageRun, type FeedListings } from '@/cms/imports/stage-run'
import { getExecutor } from '@/cms/hooks/transaction'
import { fromJson } from '@/domain/listings/from-json'
import { createListingReader } from '@/domain/listings/read-listings'
import { withClient } from '../postgres/connect'
import type { Environment } from '../terminal/child'

/** Homes of one import into a database that is filled. */
const batchSize = 10_000

/** Made-up homes: one in five is land in Spain, which goes online; the others miss what the law asks. */
export function createHomes(
  count: number,
  { first = 0, priceOf }: { first?: number; priceOf: (index: number) => number },
): object[] {
  return Array.from({ length: count }, (_, place) => {
    const index = first + place
    const isLand = index % 5 === 0
    return {
      reference: `BENCH-${index}`,
      goal: index % 3 === 0 ? 'rent' : 'sale',
      status: 'active',
      webId: isLand ? 4 : 1 + (index % 2),
      countryIso: isLand ? 'ES' : 'BE',
      zip: isLand ? '03590' : String(1000 + (index % 8000)),
      city: isLand ? 'Altea' : `Dorp ${index % 400}`,
      price: priceOf(index),
      bedrooms: 1 + (index % 5),
      livingAreaM2: 60 + (index % 200),
      titles: {
        nl: `Woning ${index}`,
        fr: `Maison ${index}`,
        en: `House ${index}`,
        de: `Haus ${index}`,
      },
      descriptions: { nl: 'Ruim en licht. '.repeat(40), fr: 'Spacieux et clair. '.repeat(40) },
      pictures: [],
    }
  })
}

function read(homes: readonly object[]): FeedListings {
  const feed = fromJson(JSON.parse(JSON.stringify(homes)))
  if (!feed.ok) throw new Error('The made-up feed cannot be read')
  const reader = createListingReader()
  reader.read(feed.value.records)
  return { ...reader.finish(), names: feed.value.names }
}

/** A source for made-up homes; what a whole one does not have is looked for. */
export async function createBenchFeed(payload: Payload, isWhole: boolean): Promise<number> {
  const { id } = await payload.create({
    collection: 'feeds',
    data: { name: 'Bench', format: 'json', removal: 'keep', isWhole },
  })
  return id
}

/** Milliseconds of the parts of an import. */
export type ImportTimes = { read: number; compared: number; applied: number }

/** Brings homes in as an import does, without the server and its queue. */
export async function importHomes(
  payload: Payload,
  feedId: number,
  homes: readonly object[],
): Promise<ImportTimes> {
  const startedAt = performance.now()
  const found = read(homes)
  const readAt = performance.now()
  const executor = await getExecutor({ payload })
  const id = await startRun(payload, { feedId, origin: 'upload', startedBy: null, packed: null })
  if (id === null) throw new Error('Another import is under way')
  await noteRun(executor, id, { state: 'reading' })
  let next = await stageRun(payload, id, found)
  while (next === 'compare') next = await compareNext(payload, id)
  const comparedAt = performance.now()
  await applyRun(payload, id)
  while ((await applyChunk(payload, id)).isMore);
  return {
    read: readAt - startedAt,
    compared: comparedAt - readAt,
    applied: performance.now() - comparedAt,
  }
}

/**
 * Brings so many made-up homes in beside those of the seed, as a feed does.
 *
 * @param env of the site, whose settings this process takes over
 * @throws Error where another import is under way
 */
export async function fillHomes(env: Environment, databaseUrl: string, count: number) {
  Object.assign(process.env, env)
  const { default: config } = await import('../../payload.config')
  const payload = await getPayload({ config, disableOnInit: true })
  const feedId = await createBenchFeed(payload, false)
  for (let first = 0; first < count; first += batchSize) {
    const homes = Math.min(batchSize, count - first)
    await importHomes(payload, feedId, createHomes(homes, { first, priceOf: (at) => 90_000 + at }))
    console.log(`    ${first + homes} homes`)
  }
  await payload.destroy()
  await withClient(databaseUrl, (client) => client.query('vacuum analyze'))
}
