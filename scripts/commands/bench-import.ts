import { getPayload, type Payload } from 'payload'
import { propertyTypes } from '@/domain/properties/property-types'
import { createBenchFeed, createHomes, importHomes } from '../bench/import-homes'
import { describeLoad } from '../bench/load'
import { closeAtEnd } from '../terminal/shutdown'
import { openTestDatabase } from '../testing/test-databases'

const count = 10_000
/** Of the second import, one in so many has another price. */
const changedEach = 10

const seconds = (ms: number) => (ms / 1000).toFixed(1).padStart(8)

async function measureImport(
  payload: Payload,
  feedId: number,
  { name, priceOf }: { name: string; priceOf: (index: number) => number },
): Promise<void> {
  const times = await importHomes(payload, feedId, createHomes(count, { priceOf }))
  const { read, compared, applied } = times
  const figures = [read, compared, applied, read + compared + applied].map(seconds)
  console.log(`| ${name.padEnd(28)} | ${figures.join(' | ')} |`)
}

/** Measures an import of made-up homes in a database of its own, which is dropped in the end. */
export async function run(): Promise<number> {
  console.log(`Before: ${describeLoad()}.`)
  const database = await openTestDatabase('migrated', { purpose: 'bench', report: console.log })
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
  const feedId = await createBenchFeed(payload, true)
  console.log(`${count} homes, seconds:`)
  console.log('| import                       |  reading | compared |  applied |      all |')
  await measureImport(payload, feedId, { name: 'all new', priceOf: () => 250_000 })
  await measureImport(payload, feedId, { name: 'the same again', priceOf: () => 250_000 })
  await measureImport(payload, feedId, {
    name: `one in ${changedEach} has changed`,
    priceOf: (index) => (index % changedEach === 0 ? 260_000 : 250_000),
  })
  return 0
}
