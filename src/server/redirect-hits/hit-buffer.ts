import { toRedirectKey } from '@/domain/routes/redirects'

/** How often an address was led elsewhere, and when last. */
export type RedirectHit = { key: string; count: number; at: Date }

/** Addresses that wait at most; who tries out addresses fills no memory. */
const addressesMax = 2_000

/** What the database keeps in no text; no redirect has it in its address. */
const unwritable = '\0'

/** Longest address that a redirect can have. */
const charactersMax = 500

export type HitBuffer = {
  add: (pathname: string, at: Date) => void
  take: () => RedirectHit[]
  /** Joins what could not be written to what came since. */
  putBack: (hits: readonly RedirectHit[]) => void
  size: () => number
}

/** Adds up hits by address until they are written; of those who asked it keeps nothing. */
export function createHitBuffer(): HitBuffer {
  let hits = new Map<string, RedirectHit>()
  const join = ({ key, count, at }: RedirectHit) => {
    const known = hits.get(key)
    if (known === undefined && hits.size >= addressesMax) return
    const last = known !== undefined && known.at > at ? known.at : at
    hits.set(key, { key, count: count + (known?.count ?? 0), at: last })
  }
  return {
    add: (pathname, at) => {
      if (pathname.length > charactersMax) return
      const key = toRedirectKey(pathname)
      if (!key.includes(unwritable)) join({ key, count: 1, at })
    },
    take: () => {
      const taken = [...hits.values()]
      hits = new Map()
      return taken
    },
    putBack: (back) => back.forEach(join),
    size: () => hits.size,
  }
}
