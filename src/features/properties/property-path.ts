import { spainId } from '@/domain/places/countries'
import type { PathSubject, PropertyPathSubject } from '@/domain/routes/build-path'
import type { PropertyGoal } from '@/domain/properties/goals'
import { canonicalList, type ListKey } from '@/domain/properties/visibility'

/** What of a property decides its addresses, in one language. */
export type PathFacts = {
  publicId: number
  title: string
  city: string
  /** Area of a Spanish property, which stands in its address where others have their town. */
  areaName: string | null
  countryId: number
  goal: PropertyGoal
  lists: readonly ListKey[]
}

type AddressedList = PropertyPathSubject['lists'][number]

/** Realisations are shown in a list but keep the address they were sold under. */
function hasAddress(list: ListKey): list is Exclude<ListKey, 'realisations'> {
  return list !== 'realisations'
}

/**
 * The subject of a property's addresses: the list of its canonical address first, then the others
 * it stands in.
 */
export function toPathSubject(
  facts: PathFacts,
  project: PathSubject | null = null,
): PropertyPathSubject {
  const { publicId, title, lists, goal } = facts
  const isDiscreet = lists.includes('discreet')
  const all: AddressedList[] = [canonicalList({ goal, isDiscreet }), ...lists.filter(hasAddress)]
  const city = facts.countryId === spainId ? facts.areaName || facts.city : facts.city
  return { publicId, title, city, lists: [...new Set(all)], project }
}
