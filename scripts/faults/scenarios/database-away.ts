import { locales } from '@/domain/kernel/locales'
import { requestToken, send } from '../../../tests/e2e/_kit/editor'
import { percentile } from '../../bench/measure'
import { secondsUntil } from '../../testing/seconds-until'
import { askPage, countBy, findUnfriendly } from '../pages'
import type { Scenario } from '../scenario'
import type { Stage } from '../stage'

/** One page of each making, in every language; opened before the database goes. */
const keptPaths = [
  '/nl/',
  '/fr/a-vendre/',
  '/en/for-rent/',
  '/de/projekte/',
  '/nl/contact/',
  '/nl/te-koop/antwerpen/appartement-op-het-zuid/1001/',
  '/fr/nos-services/vente/',
]

/** Nobody asked for these before, so each needs the database. */
const newPaths: Readonly<Record<(typeof locales)[number], string>> = {
  nl: '/nl/te-koop/?minPrice=31000',
  fr: '/fr/a-louer/?minPrice=32000',
  en: '/en/no-page-of-this-name/',
  de: '/de/zu-verkaufen/?minPrice=34000',
}

const readers = 10
/** How long it stays away, in milliseconds. */
const awayMs = 20_000
/** Longer than this nobody looks at an empty screen. */
const refusalMsMax = 8_000
const recoverySecondsMax = 30

const changedPath = '/nl/disclaimer/'

async function readKept(origin: string): Promise<{ status: number; ms: number }[]> {
  const until = Date.now() + awayMs
  const seen: { status: number; ms: number }[] = []
  let turn = 0
  const read = async () => {
    while (Date.now() < until) {
      const { status, ms } = await askPage(origin, keptPaths[turn++ % keptPaths.length] ?? '/nl/')
      seen.push({ status, ms })
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
  return seen
}

/** Changes a page the way an editor does. @returns words that stand on it from then on */
async function changePage(origin: string): Promise<string> {
  const token = await requestToken(origin)
  const path = '/api/pages/?locale=nl&depth=0&where[title][equals]=Disclaimer'
  const { docs } = await send(origin, { method: 'GET', path }, token)
  const title = `Disclaimer ${Date.now()}`
  await send(
    origin,
    {
      method: 'PATCH',
      path: `/api/pages/${docs[0]?.id}/?locale=nl`,
      data: { title, _status: 'published' },
    },
    token,
  )
  return title
}

async function run({ origin, stopDatabase, startDatabase }: Stage) {
  // The second time it comes from the cache.
  for (const path of [...keptPaths, ...keptPaths, changedPath]) await askPage(origin, path)
  await stopDatabase()
  const reading = readKept(origin)
  const refusals = await Promise.all(
    locales.map(async (locale) => ({
      path: newPaths[locale],
      answer: await askPage(origin, newPaths[locale]),
    })),
  )
  const health = await askPage(origin, '/api/health/')
  const kept = await reading
  await startDatabase()
  const healthyS = await secondsUntil(
    async () => (await askPage(origin, '/api/health/')).status === 200,
    recoverySecondsMax,
  )
  const pagesS = await secondsUntil(async () => {
    const answers = await Promise.all(
      [newPaths.nl, newPaths.fr, newPaths.de].map((path) => askPage(origin, path)),
    )
    return answers.every(({ status }) => status === 200)
  }, recoverySecondsMax)
  const title = await changePage(origin)
  const changedS = await secondsUntil(
    async () => (await askPage(origin, changedPath)).body.includes(title),
    recoverySecondsMax,
  )
  const statuses = countBy(kept.map(({ status }) => status))
  const refusalMs = Math.max(...refusals.map(({ answer }) => answer.ms))
  const notKept = Object.keys(statuses).filter((status) => status !== '200')
  const broken = [
    ...notKept.map((status) => `${statuses[status]} kept pages answered ${status}`),
    ...refusals.flatMap(({ path, answer }) => findUnfriendly(path, answer)),
    ...(refusalMs > refusalMsMax ? [`a page was refused only after ${refusalMs} ms`] : []),
    ...(health.status === 503 ? [] : [`the health endpoint answered ${health.status}`]),
    ...(healthyS === null ? ['the health endpoint never answered 200 again'] : []),
    ...(pagesS === null ? ['new pages never came again'] : []),
    ...(changedS === null ? ['a change of an editor was not seen afterwards'] : []),
  ]
  const figures = {
    'kept pages by status': statuses,
    'kept pages, p95 in ms': percentile(
      kept.map(({ ms }) => ms),
      0.95,
    ),
    'new pages': Object.fromEntries(
      refusals.map(({ path, answer }) => [path, `${answer.status} after ${answer.ms} ms`]),
    ),
    'seconds to healthy': healthyS,
    'seconds to new pages': pagesS,
    'seconds to a change': changedS,
  }
  return { figures, broken }
}

/** Postgres stays away: what is kept is served, the rest is refused kindly, and all comes back. */
export const databaseAway: Scenario = {
  name: 'database-away',
  title: `Postgres away for ${awayMs / 1000} seconds`,
  run: (stage) => run(stage),
}
