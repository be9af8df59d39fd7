import { locales } from '../kernel/locales'
import type { Result } from '../kernel/result'
import { toReferenceKey } from '../search/match-text'
import { cutText } from '../text/cut-text'
import { toStorable } from '../text/storable'
import { listingSchema, isListingField, type Listing, type ListingField } from './listing'

/** A record of a feed, brought under our names and not yet looked at. */
export type RawListing = {
  values: Readonly<Partial<Record<ListingField, unknown>>>
  /** The sender takes the record back. */
  isWithdrawn?: boolean
}

/** What a format makes of a whole feed. An error is of the feed itself: it has no records to read. */
export type FeedRead = Result<{ records: RawListing[]; names: FieldNames }, 'feed.unreadable'>

/** The fields by the names that the sender gives them. */
export type FieldNames = Readonly<Partial<Record<ListingField, string>>>

/**
 * Why a record cannot come in: `missing`, `invalid`, `repeated` for a reference used before, or
 * `taken` for one that belongs to a home which did not come from this source.
 */
export type ListingProblem = 'missing' | 'invalid' | 'repeated' | 'taken'

export type ListingError = {
  /** The reference, or the place in the feed ("#3") of a record without one. */
  record: string
  field: ListingField
  /** The field as the sender calls it. */
  sourceField: string
  problem: ListingProblem
  /** What came in the field, shortened; absent where nothing did, and in what was read before. */
  value?: string | undefined
  /** What the sender calls the home, for who knows no references. */
  title?: string | undefined
}

/** Characters of a faulty value that are told: enough to find it in the file. */
const valueCharactersMax = 40

const titleCharactersMax = 80

const cut = (text: string, max: number) =>
  text.length > max ? `${cutText(text, max).trimEnd()}…` : text

/** The very part that is faulty, such as one address of many. */
function findPart(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? (Reflect.get(part, key) as unknown) : part,
    values,
  )
}

/** A word or a number; of a whole list or record the name of the field says enough. */
function tellValue(value: unknown): string | undefined {
  const isWord = ['string', 'number', 'boolean'].includes(typeof value)
  return isWord ? toStorable(cut(String(value), valueCharactersMax)) : undefined
}

function findTitle({ titles }: RawListing['values']): string | undefined {
  const read = listingSchema.shape.titles.safeParse(titles).data ?? {}
  const title = locales.map((locale) => read[locale]).find((text) => text !== undefined)
  return title && cut(title, titleCharactersMax)
}

export type ListingsRead = {
  listings: Listing[]
  /** References that the sender takes back. */
  withdrawn: string[]
  /** References that were seen, faulty or not: what is faulty is still there, and not removed. */
  seen: string[]
  errors: ListingError[]
}

/**
 * Looks at every record by itself: a faulty one is told with all its faults and never takes others
 * along. The first of two records with one reference stays, capitals and spaces aside. It is given some
 * records at a time, so that whoever reads a long feed can do other work between.
 */
export function createListingReader(names: FieldNames = {}): {
  read: (records: readonly RawListing[]) => void
  finish: () => ListingsRead
} {
  const found: ListingsRead = { listings: [], withdrawn: [], seen: [], errors: [] }
  const seen = new Set<string>()
  const keys = new Set<string>()
  let position = 0
  return {
    read: (records) => {
      for (const raw of records) {
        position += 1
        readRecord(raw, { found, seen, keys, names, position })
      }
    },
    finish: () => ({ ...found, seen: [...seen] }),
  }
}

function readRecord(
  { values, isWithdrawn }: RawListing,
  into: {
    found: ListingsRead
    seen: Set<string>
    keys: Set<string>
    names: FieldNames
    position: number
  },
): void {
  const { found, seen, keys, names, position } = into
  const reference = listingSchema.shape.reference.safeParse(values.reference)
  const record = reference.data ?? `#${position}`
  const title = findTitle(values)
  const tell = (field: ListingField, problem: ListingProblem, value?: string) =>
    found.errors.push({ record, field, sourceField: names[field] ?? field, problem, value, title })

  // A home is known by its key: "AB 1" and "ab1" can never be two homes.
  const key = toReferenceKey(record)
  seen.add(record)
  if (keys.has(key)) {
    tell('reference', 'repeated')
    return
  }
  keys.add(key)
  if (reference.success && isWithdrawn === true) {
    found.withdrawn.push(reference.data)
    return
  }
  const parsed = listingSchema.safeParse(values)
  if (parsed.success) {
    found.listings.push(parsed.data)
    return
  }
  const told = new Set<ListingField>()
  for (const { path } of parsed.error.issues) {
    const [field] = path
    if (!isListingField(field) || told.has(field)) continue
    told.add(field)
    if (values[field] === undefined) tell(field, 'missing')
    else tell(field, 'invalid', tellValue(findPart(values, path)))
  }
}
