import { buildListSearchHref } from '@/domain/routes/build-path'
import { createCriteria } from '@/domain/search/search-criteria'
import { withClient } from '../postgres/connect'
import type { TestDatabase } from '../testing/test-databases'
import { fillListings } from './fill-listings'
import { shoot } from './shoot'

const connections = 50
const seconds = 20
const listings = 100_000

/** More than are asked for; twice as many end at a price that the site still reads. */
const searchesMax = 5_000

/** As many homes in the lists as an agency never has. */
export async function fillLists({ url }: TestDatabase): Promise<void> {
  await withClient(url, (client) => fillListings(client, listings))
}

/** Searches that differ, so that none is answered from what was kept for another. */
export function listSearches(count: number, first = 0): string[] {
  return Array.from({ length: count }, (_, turn) =>
    buildListSearchHref('/nl/te-koop/', {
      ...createCriteria(),
      maxPrice: 250_000 + (first + turn) * 500,
      minBedrooms: 1 + (turn % 3),
      features: turn % 2 === 0 ? ['garden'] : ['terrace'],
    }),
  )
}

/** The page of a list with filters, none of which was asked for before. */
export async function measureList(origin: string): Promise<void> {
  // Builds the index of the search.
  await shoot(origin, listSearches(1), { connections: 1, seconds: 3 })
  console.log(`| filtered list at ${listings} homes | per second | p50 | p97.5 | failed |`)
  for (const [turn, each] of [1, connections].entries()) {
    const searches = listSearches(searchesMax, turn * searchesMax)
    const { perSecond, p50, p975, failed } = await shoot(origin, searches, {
      connections: each,
      seconds,
    })
    const figures = [perSecond.toFixed(0), `${p50} ms`, `${p975} ms`, failed]
    console.log(`| ${[`${each} connections`, ...figures].join(' | ')} |`)
  }
}
