import { parseArgs } from 'node:util'
import { requestToken } from '../../tests/e2e/_kit/editor'
import { fillListings } from '../bench/fill-listings'
import { fillHomes } from '../bench/import-homes'
import { describeLoad } from '../bench/load'
import { compareDesks, comparePages, compareSearches } from '../bench/measure-beside'
import { openBenchSite } from '../bench/open-site'
import { openOtherDesk, requirePages, type OtherSite } from '../bench/other-site'
import { withClient } from '../postgres/connect'
import { Advice } from '../terminal/advice'

const usage =
  'npm run bench:beside -- http://localhost:4000 --page=/ --page=/posts --search=/search?q=river --collection=posts --records=100000'

const several = { type: 'string', multiple: true, default: [] as string[] } as const
const options = {
  page: several,
  search: several,
  collection: { type: 'string' },
  records: { type: 'string', default: '100000' },
} as const

function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [origin = ''] = positionals
    const records = Number(values.records)
    const isRight =
      positionals.length === 1 &&
      URL.canParse(origin) &&
      Number.isInteger(records) &&
      records >= 100
    const isSomething = values.page.length + values.search.length > 0 || values.collection
    if (isRight && isSomething && values.page.length <= 3) {
      return { ...values, origin: new URL(origin).origin, records }
    }
  } catch {
    // An option that is not known is told like everything else.
  }
  throw new Advice(
    `Say where the other site runs and what of it is measured, up to three pages, any searches and a collection, from 100 records: ${usage}`,
  )
}

/** Of whoever may open the desk of the other site; never printed. */
function readLogin() {
  const { BESIDE_EMAIL: email, BESIDE_PASSWORD: password } = process.env
  if (email && password) return { email, password }
  throw new Advice(
    'Give the login to the desk of the other site in BESIDE_EMAIL and BESIDE_PASSWORD.',
  )
}

/** Brings our site to the number of records that the other one has, where they are measured. */
async function openOwnSite({ searches, desk }: OtherSite, records: number): Promise<string> {
  const { origin } = await openBenchSite(async ({ url }, { env }) => {
    if (desk) await fillHomes(env, url, records)
    if (searches.length === 0) return
    await withClient(url, async (client) => {
      // Made-up listings come after the homes, few of which are in the lists.
      const { rows } = await client.query<{ last: number }>(
        'select coalesce(max(id), 0)::int as last from properties',
      )
      await fillListings(client, (rows[0]?.last ?? 0) + records)
    })
  })
  return origin
}

/**
 * Measures another site of the framework that already runs, and ours in the same minutes.
 *
 * @throws Advice where the other site does not answer as it was said to
 */
export async function run(args: string[]): Promise<number> {
  const { origin, page: pages, search: searches, collection, records } = parse(args)
  await requirePages(origin, [...pages, ...searches])
  const desk =
    collection === undefined ? null : await openOtherDesk(origin, collection, readLogin())
  const other = { origin, pages, searches, desk }
  const own = await openOwnSite(other, records)
  if (pages.length > 0) {
    console.log(`\nKept pages, ${describeLoad()}\n`)
    await comparePages(own, other)
  }
  if (searches.length > 0) {
    console.log(`\nSearch among ${records} records, ${describeLoad()}\n`)
    await compareSearches(own, other)
  }
  if (desk) {
    console.log(`\nDesk with ${records} records, ${describeLoad()}\n`)
    await compareDesks({ origin: own, token: await requestToken(own) }, { origin, desk })
  }
  return 0
}
