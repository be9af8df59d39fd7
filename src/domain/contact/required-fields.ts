import { findInForce, type Dated } from '../kernel/dated'
import type { Region } from '../places/region'
import type { PropertyGoal } from '../properties/goals'

/** What a form may ask about the person who sends it. */
export type PersonField = 'civility' | 'firstName' | 'lastName' | 'email' | 'phone'

export type ContactFields = {
  required: readonly PersonField[]
  optional: readonly PersonField[]
  /** Fields of which at least one is filled in; they stand among the optional ones. */
  reach: readonly PersonField[]
}

/**
 * Which fields are asked. `full` is the agency's usual question; `minimal` is what may be asked of
 * somebody who wants to visit a home for rent: a name and one way to answer.
 */
export const contactFieldSets = {
  full: {
    required: ['civility', 'firstName', 'lastName', 'email', 'phone'],
    optional: [],
    reach: [],
  },
  minimal: {
    required: ['firstName', 'lastName'],
    optional: ['email', 'phone'],
    reach: ['email', 'phone'],
  },
} as const satisfies Record<string, ContactFields>

export type ContactFieldSet = keyof typeof contactFieldSets

type ContactRule = Dated & { region: Region; goal: PropertyGoal; set: ContactFieldSet }

/**
 * Where the law limits what a candidate may be asked before a visit. Flanders has no closed list;
 * its rules against discrimination are met by asking every candidate the same. The laws speak of
 * homes; the rules hold for every rental, because asking less is lawful anywhere.
 */
const contactRules: readonly ContactRule[] = [
  {
    region: 'brussels',
    goal: 'rent',
    set: 'minimal',
    validFrom: '2023-03-20',
    source: 'Brussels Housing Code on what may be asked of candidates: name and means of contact',
    checkedOn: '2026-11-01',
  },
  {
    region: 'wallonia',
    goal: 'rent',
    set: 'minimal',
    validFrom: '2018-09-01',
    source: 'Walloon decree of 15 March 2018 on residential leases: closed list of data',
    checkedOn: '2026-11-01',
  },
]

/**
 * The fields that a form about a property asks of the sender.
 *
 * @param subject the property; null when the form is about none
 * @param day the day of the request, as date or `YYYY-MM-DD`
 */
export function findContactFieldSet(
  subject: { goal: PropertyGoal; region: Region | null } | null,
  day: Date | string,
): ContactFieldSet {
  const rules = contactRules.filter(
    ({ region, goal }) => region === subject?.region && goal === subject.goal,
  )
  return findInForce(rules, day)?.set ?? 'full'
}
