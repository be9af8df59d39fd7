import { buildDeskApiPath } from '@/domain/routes/desk'

type Wanted = { collection: string; id: number; titleField: string; locale: string }

/** What was asked for already: the rows of a form often stand for the same record. */
const asked = new Map<string, Promise<string | null>>()

async function fetchName({ collection, id, titleField, locale }: Wanted): Promise<string | null> {
  const query = new URLSearchParams({
    depth: '0',
    draft: 'true',
    locale,
    [`select[${titleField}]`]: 'true',
  })
  const response = await fetch(`${buildDeskApiPath(collection, id)}?${query}`, {
    credentials: 'same-origin',
  })
  if (!response.ok) return null
  const record = (await response.json()) as Readonly<Record<string, unknown>>
  const name = record[titleField]
  return typeof name === 'string' && name !== '' ? name : null
}

/** The name of a record as its list calls it; null where it has none or may not be read. */
export function readRecordName(wanted: Wanted): Promise<string | null> {
  const key = JSON.stringify(wanted)
  const before = asked.get(key)
  if (before) return before
  const reading = fetchName(wanted)
  asked.set(key, reading)
  // What failed is asked again, and what was renamed is read anew a little later.
  const forget = () => asked.delete(key)
  reading.then(() => setTimeout(forget, 30_000), forget)
  return reading
}
