import { ask } from '../../tests/e2e/_kit/ask'
import { listPageKinds } from '../../tests/e2e/_kit/weighed-pages'
import { percentile } from './measure'
import { findMadeUpHome, openScreen, type Desk } from './measure-desk'
import { listSearches } from './measure-list'
import type { OtherDesk } from './other-site'
import { shoot, type Shot } from './shoot'

const connections = 50
const seconds = 10
const rounds = 3
const screenRounds = 15

/** More than are asked for in a round, so that none is answered from what was kept for another. */
const searchesOfRound = 5_000

/** A row of a table: what is asked for, anew for each round. */
type Target = { name: string; origin: string; pathsOf: (round: number) => readonly string[] }

/** Shoots at two sites in turn, so that what the machine does beside falls on both; first for practice. */
async function shootInTurn(targets: readonly [Target, Target]): Promise<Shot[][]> {
  const shots: Shot[][] = targets.map(() => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { origin, pathsOf }] of targets.entries()) {
      const shot = await shoot(origin, pathsOf(round), {
        connections,
        seconds: round === 0 ? 3 : seconds,
      })
      if (round > 0) shots[at]?.push(shot)
      // Answered once what was asked for and given up is out of the way of the next shot.
      await ask(origin, { path: pathsOf(round)[0] ?? '/' })
    }
  }
  return shots
}

/** Of every figure the middle one of the rounds; failures of all. */
function toMiddle(shots: readonly Shot[]): Shot {
  const middle = (read: (shot: Shot) => number) => percentile(shots.map(read), 0.5)
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p975: middle(({ p975 }) => p975),
    failed: shots.reduce((sum, { failed }) => sum + failed, 0),
  }
}

async function printPair(targets: readonly [Target, Target]): Promise<void> {
  const shots = (await shootInTurn(targets)).map(toMiddle)
  const [theirs] = shots
  for (const [at, { name }] of targets.entries()) {
    const shot = shots[at]
    if (!shot || !theirs) continue
    const ratio = shot === theirs ? '' : (shot.perSecond / theirs.perSecond).toFixed(1)
    const figures = [shot.perSecond.toFixed(0), `${shot.p50} ms`, `${shot.p975} ms`]
    console.log(`| ${[name, ...figures, shot.failed, ratio].join(' | ')} |`)
  }
}

const head = `| at ${connections} connections | per second | p50 | p97.5 | failed | times the other |`

/** Pages that are kept: each of the other site, then ours of the same place in the row. */
export async function comparePages(
  origin: string,
  other: { origin: string; pages: readonly string[] },
): Promise<void> {
  const kinds = await listPageKinds(origin)
  const names = ['home', 'list', 'project']
  console.log(head)
  for (const [at, page] of other.pages.entries()) {
    const kind = kinds.find(({ name }) => name === names[at])
    if (!kind) continue
    await printPair([
      { name: `other site, ${page}`, origin: other.origin, pathsOf: () => [page] },
      { name: `ours, ${kind.name}`, origin, pathsOf: () => [kind.path] },
    ])
  }
  console.log('The aim is at least 2 times the other.')
}

/** The search of the other site, and our list with filters of which none was asked for before. */
export async function compareSearches(
  origin: string,
  other: { origin: string; searches: readonly string[] },
): Promise<void> {
  console.log(head)
  const pathsOf = (round: number) => listSearches(searchesOfRound, round * searchesOfRound)
  await printPair([
    { name: 'other site, search', origin: other.origin, pathsOf: () => other.searches },
    { name: 'ours, filtered list', origin, pathsOf },
  ])
  console.log('The aim is at least 5 times the other, and p95 within 300 ms.')
}

type Screen = { name: string; theirs: string; ours: string }

/** Opens screens of two desks in turn, one at a time, and prints how long the servers take. */
export async function compareDesks(
  desk: Desk,
  other: { origin: string; desk: OtherDesk },
): Promise<void> {
  const otherDesk = { origin: other.origin, token: other.desk.token }
  const list = '/admin/collections/properties/'
  const record = `${list}${await findMadeUpHome(desk)}/`
  const screens: Screen[] = [
    // Named, because the desk remembers the order that somebody chose last.
    { name: 'list', theirs: other.desk.list, ours: `${list}?sort=-publishedAt` },
    { name: 'record', theirs: other.desk.record, ours: record },
    { name: 'its versions', theirs: other.desk.versions, ours: `${record}versions/` },
  ]
  console.log(
    '| screen | other, half within | slowest | ours, half within | slowest | of the other |',
  )
  for (const { name, theirs, ours } of screens) {
    const times: { theirs: number[]; ours: number[] } = { theirs: [], ours: [] }
    for (let round = 0; round <= screenRounds; round += 1) {
      const theirMs = await openScreen(otherDesk, theirs)
      const ourMs = await openScreen(desk, ours)
      if (round === 0) continue
      times.theirs.push(theirMs)
      times.ours.push(ourMs)
    }
    const figures = [times.theirs, times.ours].flatMap((values) =>
      [0.5, 1].map((share) => `${percentile(values, share).toFixed(0)} ms`),
    )
    const ratio = percentile(times.ours, 0.5) / percentile(times.theirs, 0.5)
    console.log(`| ${[name, ...figures, `${(100 * ratio).toFixed(0)} %`].join(' | ')} |`)
  }
  console.log('The aim is at most 100 % of the other.')
}
