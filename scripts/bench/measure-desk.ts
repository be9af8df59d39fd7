import { ask } from '../../tests/e2e/_kit/ask'
import { send } from '../../tests/e2e/_kit/editor'
import { percentile } from './measure'

/** What an editor opens in the course of a day; `home` is the id of one of the homes. */
function listScreens(home: number): { name: string; path: string }[] {
  const list = '/admin/collections/properties/'
  const status = 'where[or][0][and][0]'
  return [
    { name: 'start of the desk', path: '/admin/' },
    // Named, because the desk remembers the order that somebody chose last.
    { name: 'properties', path: `${list}?sort=-publishedAt` },
    { name: 'properties, by price', path: `${list}?sort=-price` },
    { name: 'properties, page 900', path: `${list}?sort=-publishedAt&page=900` },
    { name: 'properties, searched', path: `${list}?search=BENCH-99` },
    { name: 'properties, waiting', path: `${list}?${status}[_status][equals]=draft` },
    { name: 'properties, blocked', path: `${list}?${status}[gate][equals]=blocked` },
    { name: 'a property', path: `${list}${home}/` },
    { name: 'its versions', path: `${list}${home}/versions/` },
    { name: 'translations', path: '/admin/translations/' },
    { name: 'translations into French', path: '/admin/translations/?locale=fr' },
    { name: 'addresses', path: '/admin/addresses/' },
  ]
}

const rounds = 7

/** A site and the session of somebody who may open its desk. */
export type Desk = { origin: string; token: string }

/**
 * Opens a screen.
 *
 * @returns how long the server takes to the last byte, in milliseconds
 * @throws Error where something else than the screen is answered
 */
export async function openScreen({ origin, token }: Desk, path: string): Promise<number> {
  const headers = { authorization: `JWT ${token}` }
  const startedAt = performance.now()
  const { status, body } = await ask(origin, { path, headers })
  // A screen that was begun says so in its body when it sends somebody elsewhere.
  const isShut = status !== 200 || body.includes('NEXT_REDIRECT')
  if (isShut) throw new Error(`${path} answers ${status}, and not with its screen`)
  return performance.now() - startedAt
}

/** The id of one of the homes that `createHomes` makes. */
export async function findMadeUpHome({ origin, token }: Desk): Promise<number> {
  const path = '/api/properties/?limit=1&depth=0&draft=true&where[recordFile][equals]=BENCH-7'
  const { docs } = await send(origin, { method: 'GET', path }, token)
  return Number(docs[0]?.id)
}

/**
 * Opens the screens of the desk one after the other on a server that has nothing else to do, once
 * before and then some times, and prints how long the server takes to the last byte.
 */
export async function measureDesk(desk: Desk): Promise<void> {
  const home = await findMadeUpHome(desk)
  console.log('| screen | half within | slowest |')
  for (const { name, path } of listScreens(home)) {
    await openScreen(desk, path)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(await openScreen(desk, path))
    const [half, all] = [0.5, 1].map((share) => percentile(times, share).toFixed(0))
    console.log(`| ${name} | ${half} ms | ${all} ms |`)
  }
}
