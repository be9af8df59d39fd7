import { ask } from '../../tests/e2e/_kit/ask'
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

/**
 * Opens the screens of the desk one after the other on a server that has nothing else to do, once
 * before and then some times, and prints how long the server takes to the last byte.
 */
export async function measureDesk(origin: string, token: string): Promise<void> {
  const headers = { authorization: `JWT ${token}` }
  const open = async (path: string) => {
    const startedAt = performance.now()
    const { status, body } = await ask(origin, { path, headers })
    // A screen that was begun says so in its body when it sends somebody elsewhere.
    const isShut = status !== 200 || body.includes('NEXT_REDIRECT')
    if (isShut) throw new Error(`${path} answers ${status}, and not with its screen`)
    return performance.now() - startedAt
  }
  const api = '/api/properties/?limit=1&depth=0&draft=true&where[recordFile][equals]=BENCH-7'
  const { docs } = JSON.parse((await ask(origin, { path: api, headers })).body)
  console.log('| screen | half within | slowest |')
  for (const { name, path } of listScreens(Number(docs[0]?.id))) {
    await open(path)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(await open(path))
    const [half, all] = [0.5, 1].map((share) => percentile(times, share).toFixed(0))
    console.log(`| ${name} | ${half} ms | ${all} ms |`)
  }
}
