import type { Region } from '@/domain/places/region'
import type { PropertyGoal } from '@/domain/properties/goals'

/** What a form is about, as far as its rules and its storage need to know. */
export type FormSubject = {
  /** Ids of the records, not the public ones. */
  propertyId: number | null
  projectId: number | null
  /** Null when the form is about no property or project. */
  place: { goal: PropertyGoal; region: Region | null } | null
  /** Only a property that is for sale to everybody does. */
  takesOffers?: boolean
  /** Only a property that is for rent to everybody does. */
  takesTenants?: boolean
  /** Only a property that is neither sold nor rented does. */
  takesVisits?: boolean
}

export const noSubject: FormSubject = { propertyId: null, projectId: null, place: null }
