import { useEffect, useState } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import { formatHomeIds, parseHomeIds, savedMax } from '@/domain/routes/home-ids'
import { fetchHomes } from '@/features/favourites/fetch-homes'
import type { HomesAnswer, HomeView } from '@/features/home-card/home-view'

type Known = { homes: ReadonlyMap<number, HomeView>; gone: ReadonlySet<number> }

const nothing: Known = { homes: new Map(), gone: new Set() }

function addTo({ homes, gone }: Known, answer: HomesAnswer): Known {
  return {
    homes: new Map([...homes, ...answer.homes.map((home) => [home.id, home] as const)]),
    gone: new Set([...gone, ...answer.gone]),
  }
}

export type Homes = {
  /** Those that were fetched, in the order of the ids. */
  homes: HomeView[]
  /** Those that visitors are not shown any more. */
  gone: number[]
  status: 'loading' | 'failed' | 'ready'
  retry: () => void
}

/**
 * The homes behind ids; fetches what is not known yet, so that removing one fetches nothing.
 *
 * @param start what the page knows of them already
 */
export function useHomes(ids: readonly number[], locale: Locale, start?: HomesAnswer): Homes {
  const [known, setKnown] = useState(() => (start ? addTo(nothing, start) : nothing))
  const [failedFor, setFailedFor] = useState('')
  const unknown = formatHomeIds(ids.filter((id) => !known.homes.has(id) && !known.gone.has(id)))

  useEffect(() => {
    if (unknown === '' || unknown === failedFor) return undefined
    let isCurrent = true
    async function load() {
      const answer = await fetchHomes(parseHomeIds(unknown, savedMax), locale)
      if (!isCurrent) return
      if (answer === null) return setFailedFor(unknown)
      setKnown((before) => addTo(before, answer))
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [unknown, failedFor, locale])

  const isFailed = unknown !== '' && unknown === failedFor
  return {
    homes: ids.flatMap((id) => known.homes.get(id) ?? []),
    gone: ids.filter((id) => known.gone.has(id)),
    status: isFailed ? 'failed' : unknown === '' ? 'ready' : 'loading',
    retry: () => setFailedFor(''),
  }
}
