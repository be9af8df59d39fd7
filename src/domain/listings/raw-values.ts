/**
 * What a feed wrote for "nothing": Omnicasa sends a dash, others an empty text. Such a value is as
 * good as none.
 */
export function dropEmpty(value: unknown): unknown {
  if (value === null) return undefined
  if (typeof value !== 'string') return value
  const text = value.trim()
  return text === '' || text === '-' ? undefined : text
}

/** A number as software writes it, with a dot before decimals. Other texts stay, and fail as such. */
export function toNumberValue(value: unknown): unknown {
  const given = dropEmpty(value)
  if (typeof given !== 'string') return given
  return /^[+-]?\d{1,15}(?:\.\d{1,15})?$/.test(given) ? Number(given) : given
}

const yes = ['1', 'true', 'yes', 'ja', 'oui', 'j', 'y']
const no = ['0', 'false', 'no', 'nee', 'non', 'nein', 'n']

/** A yes or no, as `true`, `1`, "ja" and their like. Other texts stay, and fail as such. */
export function toFlagValue(value: unknown): unknown {
  const given = dropEmpty(value)
  if (typeof given !== 'string' && typeof given !== 'number') return given
  const word = String(given).toLowerCase()
  if (yes.includes(word)) return true
  return no.includes(word) ? false : given
}

/** A text, also where the feed sent a number, as for a postcode or a house number. */
export function toTextValue(value: unknown): unknown {
  const given = dropEmpty(value)
  return typeof given === 'number' ? String(given) : given
}

/** The price of 0 that feeds write for a price that is not told. */
export function isUntold(price: unknown): boolean {
  return price === undefined || price === 0
}

type RecordOfFeed = Readonly<Record<string, unknown>>

/** Tells an object with names from lists, texts and nothing. */
export function isRecord(value: unknown): value is RecordOfFeed {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The values of a record by name, capitals or not; software changes them between versions. */
export function toLookup(record: RecordOfFeed): (name: string) => unknown {
  const byName = new Map(Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]))
  return (name) => dropEmpty(byName.get(name.toLowerCase()))
}
