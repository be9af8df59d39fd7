import { describe, expect, it } from 'vitest'
import type { PublicationIssue } from '../properties/publication-issues'
import { diffListings, removalStrategies, type StoredListing } from './diff-listings'
import { createListing } from './listing.fixture'
import type { ListingsRead } from './read-listings'

const blocking: PublicationIssue = { code: 'P8', level: 'blocking', field: 'energyKwhPerM2Year' }
const options = { isWhole: true, removal: 'unpublish', gate: () => [] } as const

function storedAs(changes: Partial<StoredListing['listing']> = {}): StoredListing {
  return { listing: createListing(changes), status: 'active', isPublished: true }
}

function readOf(changes: Partial<ListingsRead>): ListingsRead {
  const listings = changes.listings ?? []
  const seen = listings.map(({ reference }) => reference)
  return { listings, withdrawn: [], seen, errors: [], ...changes }
}

describe('what an import would change', () => {
  it('is nothing when the same feed comes again', () => {
    const listing = createListing({ titles: { nl: 'Huis', fr: 'Maison' } })
    const again = createListing({ titles: { fr: 'Maison', nl: 'Huis' } })
    expect(
      diffListings(
        [{ listing, status: 'sold', isPublished: true }],
        readOf({ listings: [again] }),
        options,
      ),
    ).toEqual([{ kind: 'unchanged', reference: 'A-1' }])
  })

  it('names the fields, and the verdict of the gate', () => {
    const listings = [createListing({ price: 9, bedrooms: 2 }), createListing({ reference: 'A-2' })]
    const changes = diffListings([storedAs()], readOf({ listings }), {
      ...options,
      gate: ({ reference }) => (reference === 'A-2' ? [blocking] : []),
    })
    expect(changes).toMatchObject([
      { kind: 'update', fields: ['price', 'bedrooms'], gate: { mayPublish: true, issues: [] } },
      { kind: 'create', gate: { mayPublish: false, issues: [blocking] } },
    ])
  })

  it.each([
    ['unpublish', { kind: 'unpublish', reference: 'A-2' }],
    ['close', { kind: 'close', reference: 'A-2', status: 'rented' }],
    ['keep', { kind: 'keep', reference: 'A-2' }],
  ] as const)('follows the choice to %s what is gone', (removal, expected) => {
    const stored = [storedAs(), storedAs({ reference: 'A-2', goal: 'rent' })]
    const read = readOf({ listings: [createListing()] })
    expect(diffListings(stored, read, { ...options, removal })[1]).toEqual(expected)
  })

  it('closes a takeover as the lists show it, with the rentals', () => {
    const stored = [storedAs(), storedAs({ reference: 'A-2', goal: 'takeover' })]
    const read = readOf({ listings: [createListing()] })
    expect(diffListings(stored, read, { ...options, removal: 'close' })[1]).toMatchObject({
      status: 'rented',
    })
  })

  it.each(removalStrategies)(
    'removes no faulty record, and nothing for an empty feed: %s',
    (removal) => {
      const chosen = { ...options, removal }
      expect(diffListings([storedAs()], readOf({ seen: ['A-1'] }), chosen)).toEqual([])
      expect(diffListings([storedAs()], readOf({}), chosen)).toEqual([])
    },
  )

  it('removes from a feed of changes only what the sender takes back', () => {
    const stored = [storedAs(), storedAs({ reference: 'A-2' })]
    const read = readOf({ withdrawn: ['A-2'], seen: ['A-2'] })
    expect(diffListings(stored, read, { ...options, isWhole: false })).toEqual([
      { kind: 'unpublish', reference: 'A-2' },
    ])
  })

  it('removes nothing twice', () => {
    const gone = { listing: createListing(), status: 'sold', isPublished: false } as const
    const read = readOf({ withdrawn: ['A-1'], seen: ['A-1'] })
    for (const removal of removalStrategies) {
      expect(diffListings([gone], read, { ...options, removal })).toEqual([
        { kind: 'keep', reference: 'A-1' },
      ])
    }
  })
})
