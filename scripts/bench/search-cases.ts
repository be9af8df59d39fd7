import type { Pool } from 'pg'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { itemsPerPage } from '@/domain/search/paging'
import { createCriteria, type SearchCriteria } from '@/domain/search/search-criteria'
import type { SearchSubject } from '@/domain/search/search-scope'
import { prepareSuggestions, suggestOfEach } from '@/domain/search/suggest'
import { toCardsStatement, toExactStatement } from '@/features/properties/listing-statement'
import type { LiveIndex } from '@/server/search-index/live-index'

export type SearchCase = { name: string; ask: (turn: number) => Promise<unknown> }

type Town = { name: string; zip: string }

const pick = <T>(choices: readonly T[], turn: number): T | undefined =>
  choices[turn % choices.length]

function toSubject(wishes: Partial<SearchCriteria>): SearchSubject {
  return {
    scope: { locale: 'nl' },
    criteria: createCriteria(wishes),
    today: toBelgianDay(new Date()),
  }
}

/**
 * The questions that are measured, each with all that the site does for it short of drawing:
 * looking for changes, finding, counting, and reading the cards. Nothing is kept between them.
 */
export function createCases(live: LiveIndex, pool: Pool, towns: readonly Town[]): SearchCase[] {
  const readCards = async (propertyIds: readonly number[]) => {
    const { text, values } = toCardsStatement(propertyIds, { locale: 'nl', extent: 'whole' })
    return (await pool.query(text, values)).rows
  }
  const askPage = async (wishes: Partial<SearchCriteria>) => {
    const index = await live.read()
    const window = { offset: 0, limit: itemsPerPage }
    return readCards(index.findCountedPage(toSubject(wishes), window).propertyIds)
  }
  const near = (turn: number) => [pick(towns, turn * 7) ?? { name: 'gent', zip: '9000' }]
  const words = towns.slice(0, 20).map(({ name }) => name.slice(0, 5))
  const things = prepareSuggestions(
    towns.map(({ name, zip }) => ({ names: [name], zip, homes: 1 })),
  )
  return [
    { name: 'first page', ask: () => askPage({}) },
    {
      name: 'four filters',
      ask: (turn) =>
        askPage({
          typeIds: [1, 2 + (turn % 3)],
          maxPrice: 250_000 + (turn % 10) * 25_000,
          minBedrooms: 2,
          features: turn % 2 === 0 ? ['garden'] : ['terrace', 'lift'],
        }),
    },
    {
      name: 'free text',
      ask: (turn) =>
        askPage({ q: `${pick(['woning', 'villa', 'tuin'], turn)} ${pick(words, turn)}` }),
    },
    {
      name: 'counts of all facets, every filter on',
      ask: async (turn) => {
        const index = await live.read()
        const wishes = {
          cities: near(turn),
          radiusKm: 20,
          q: 'met',
          typeIds: [1, 2, 3],
          maxPrice: 600_000,
          includeOnRequest: true,
          minBedrooms: 1,
          minBathrooms: 1,
          minArea: 80,
          energy: ['a' as const, 'b' as const, 'c' as const, 'd' as const],
          features: ['garden' as const],
          available: '3-months' as const,
        }
        return index.findCountedPage(toSubject(wishes), { offset: 0, limit: 0 })
      },
    },
    {
      name: 'suggestions',
      ask: async (turn) => {
        const typed =
          pick(['wo', 'woning', 'ant', 'brugg', 'B 4711', 'villa tuin', 'lode'], turn) ?? ''
        const exact = toExactStatement(
          { locale: 'nl', lists: ['forSale', 'forRent'] },
          { reference: typed.replace(' ', '').toUpperCase(), publicId: null },
        )
        const index = await live.read()
        const { propertyIds } = index.findPage(toSubject({ q: typed }), { offset: 0, limit: 5 })
        suggestOfEach([{ prepared: things, most: 5 }], typed)
        return Promise.all([pool.query(exact.text, exact.values), readCards(propertyIds)])
      },
    },
    {
      name: 'first page after a change',
      ask: async (turn) => {
        const id = 1 + ((turn * 7919) % 9_000)
        await pool.query('update rm.listings set updated_at = now() where property_id = $1', [id])
        return askPage({})
      },
    },
  ]
}
