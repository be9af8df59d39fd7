import { availableParallelism, loadavg } from 'node:os'
import { getPayload, type Payload } from 'payload'
import { applyChunk } from '@/cms/imports/apply-run'
import { applyRun, findRun, noteRun, startRun } from '@/cms/imports/import-run'
import { stageRun } from '@/cms/imports/stage-run'
import { getExecutor } from '@/cms/hooks/transaction'
import { fromJson } from '@/domain/listings/from-json'
import { createListingReader, type ListingsRead } from '@/domain/listings/read-listings'
import { propertyTypes } from '@/domain/properties/property-types'
import { closeAtEnd } from '../terminal/shutdown'
import { cloneTemplate, ensureTemplate, openTestServer } from '../testing/test-databases'

const count = 10_000
/** Of the second import, one in so many has another price. */
const changedEach = 10

/** Made-up homes: one in five is land in Spain, which goes online; the others miss what the law asks. */
function createHomes(priceOf: (index: number) => number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    reference: `BENCH-${index}`,
    goal: index % 3 === 0 ? 'rent' : 'sale',
    status: 'active',
    webId: index % 5 === 0 ? 4 : 1 + (index % 2),
    countryIso: index % 5 === 0 ? 'ES' : 'BE',
    zip: index % 5 === 0 ? '03590' : String(1000 + (index % 8000)),
    city: index % 5 === 0 ? 'Altea' : `Dorp ${index % 400}`,
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
  }))
}

function read(homes: readonly object[]): ListingsRead {
  const feed = fromJson(JSON.parse(JSON.stringify(homes)))
  if (!feed.ok) throw new Error('The made-up feed cannot be read')
  const reader = createListingReader()
  reader.read(feed.value.records)
  return reader.finish()
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

async function importHomes(
  payload: Payload,
  feedId: number,
  { name, homes }: { name: string; homes: readonly object[] },
): Promise<void> {
  const startedAt = performance.now()
  const found = read(homes)
  const readIn = seconds(startedAt)
  const executor = await getExecutor({ payload })
  const id = await startRun(payload, { feedId, origin: 'upload', startedBy: null, packed: null })
  if (id === null) throw new Error('Another import is under way')
  await noteRun(executor, id, { state: 'reading' })
  const run = await findRun(executor, id)
  if (run === null) throw new Error('The import is gone')
  const comparedAt = performance.now()
  await stageRun(payload, run, found)
  const comparedIn = seconds(comparedAt)
  await applyRun(payload, id)
  const appliedAt = performance.now()
  while ((await applyChunk(payload, id)).isMore);
  const figures = [readIn, comparedIn, seconds(appliedAt), seconds(startedAt)]
  console.log(`| ${name.padEnd(28)} | ${figures.map((each) => each.padStart(8)).join(' | ')} |`)
}

/** Measures an import of made-up homes in a database of its own, which is dropped in the end. */
export async function run(): Promise<number> {
  const [lastMinute = 0] = loadavg()
  console.log(`Load before: ${lastMinute.toFixed(1)} on ${availableParallelism()} processors.`)
  const serverUrl = await openTestServer()
  const template = await ensureTemplate(serverUrl, 'migrated', console.log)
  const database = await cloneTemplate(serverUrl, template, { pid: process.pid, purpose: 'bench' })
  closeAtEnd(database.drop)
  Object.assign(process.env, database.env)
  const { default: config } = await import('../../payload.config')
  const payload = await getPayload({ config })
  closeAtEnd(() => payload.destroy())
  for (const { webId, key, names } of propertyTypes) {
    await payload.create({
      collection: 'property-types',
      locale: 'nl',
      data: { webId, key, name: names.nl },
    })
  }
  const { id: feedId } = await payload.create({
    collection: 'feeds',
    data: { name: 'Bench', format: 'json', removal: 'keep', isWhole: true },
  })
  console.log(`${count} homes, seconds:`)
  console.log('| import                       |  reading | compared |  applied |      all |')
  await importHomes(payload, feedId, { name: 'all new', homes: createHomes(() => 250_000) })
  await importHomes(payload, feedId, { name: 'the same again', homes: createHomes(() => 250_000) })
  await importHomes(payload, feedId, {
    name: `one in ${changedEach} has changed`,
    homes: createHomes((index) => (index % changedEach === 0 ? 260_000 : 250_000)),
  })
  return 0
}
