import { ask } from '../../tests/e2e/_kit/ask'
import { send } from '../../tests/e2e/_kit/editor'
import { Advice } from '../terminal/advice'
import { openScreen } from './measure-desk'

/** What of another site is measured. */
export type OtherSite = {
  origin: string
  /** Of pages that it keeps, beside our home, list and project. */
  pages: readonly string[]
  /** Of its search, asked for in turn. */
  searches: readonly string[]
  /** Null where the desk is left out. */
  desk: OtherDesk | null
}

/** Paths of a list of the desk, of its newest record and of the versions of that. */
export type OtherDesk = { token: string; list: string; record: string; versions: string }

export type Login = { email: string; password: string }

/** What the other site answers, or advice that names no more of the login than where it was used. */
async function reach<T>(origin: string, what: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (err) {
    const reason = err instanceof Error ? err.message : String(err)
    throw new Advice(`The other site at ${origin} does not give ${what}: ${reason}.`)
  }
}

/**
 * Sees that the other site answers with the pages that are to be measured, before anything long begins.
 *
 * @throws Advice where it does not
 */
export async function requirePages(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = ask(origin, { path }).catch(() => null)
    const status = (await answer)?.status
    if (status === undefined) {
      throw new Advice(`Nothing answers at ${origin}: start the other site, then run this again.`)
    }
    if (status !== 200) {
      throw new Advice(`${origin}${path} answers ${status}: name an address of a page.`)
    }
  }
}

/**
 * Logs into the desk of the other site and opens each screen once.
 *
 * @param collection of the records whose list, form and versions are measured
 * @throws Advice where the login is refused, the collection is empty or a screen does not open
 */
export async function openOtherDesk(
  origin: string,
  collection: string,
  login: Login,
): Promise<OtherDesk> {
  const question = { method: 'POST', path: '/api/users/login', data: login }
  const { token } = await reach(origin, 'a session', send(origin, question))
  const path = `/api/${collection}?limit=1&depth=0`
  const asked = send(origin, { method: 'GET', path }, token)
  const { docs } = await reach(origin, `records of "${collection}"`, asked)
  if (docs[0] === undefined) throw new Advice(`${origin} has no records of "${collection}".`)
  const list = `/admin/collections/${collection}`
  const record = `${list}/${docs[0].id}`
  const desk = { token: String(token), list, record, versions: `${record}/versions` }
  for (const screen of [list, desk.record, desk.versions]) {
    await reach(origin, 'its desk', openScreen({ origin, token: desk.token }, screen))
  }
  return desk
}
