'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormFields } from '@payloadcms/ui'
import { buildDeskApiPath } from '@/domain/routes/desk'
import { toTown, type Town } from '../../collections/places/to-town'
import { toRelationId } from '../../relation-id'

type Filled = Pick<Town, 'zip' | 'city'>

async function readTown(id: number, signal: AbortSignal): Promise<Town | null> {
  const query = 'depth=0&locale=nl&fallback-locale=fr'
  const answer = await fetch(`${buildDeskApiPath('places', id)}?${query}`, {
    credentials: 'same-origin',
    signal,
  })
  return answer.ok ? toTown(await answer.json()) : null
}

/**
 * Completes postcode, town and country on the screen once a place is chosen, as the save would: what
 * the law asks for depends on them, and is told while one types. What somebody typed stays; what came
 * with the place that was chosen before goes with it. Where the place cannot be read, the save does it.
 */
export function FillPlace() {
  const place = useFormFields(([fields]) => toRelationId(fields['place']?.value))
  const zip = useFormFields(([fields]) => fields['zip']?.value)
  const city = useFormFields(([fields]) => fields['city']?.value)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const last = useRef<{ place: number | null } & Filled>(null)

  const fill = useEffectEvent((id: number, town: Town) => {
    const before = last.current
    const isFree = (value: unknown, name: keyof Filled) =>
      value === undefined || value === null || value === '' || value === before?.[name]
    const put = (path: string, value: string) => dispatch({ type: 'UPDATE', path, value })
    if (isFree(zip, 'zip')) {
      put('zip', town.zip)
      put('countryId', town.countryId)
    }
    if (isFree(city, 'city') && town.city !== '') put('city', town.city)
    last.current = { place: id, zip: town.zip, city: town.city }
  })

  const follow = useEffectEvent((signal: AbortSignal) => {
    if (last.current === null) {
      // What the record came with belongs to the place that it came with.
      last.current = { place, zip: String(zip ?? ''), city: String(city ?? '') }
      return
    }
    if (place === null || place === last.current.place) return
    readTown(place, signal).then(
      (town) => town && fill(place, town),
      (cause: unknown) => {
        if (!signal.aborted) console.warn('The place could not be read', cause)
      },
    )
  })

  useEffect(() => {
    const leaving = new AbortController()
    follow(leaving.signal)
    return () => leaving.abort()
  }, [place])

  return null
}
