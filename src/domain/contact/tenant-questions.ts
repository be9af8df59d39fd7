import type { Dated } from '../kernel/dated'
import type { Region } from '../places/region'

/** What a landlord may want to know of somebody who applies for a home, besides name and contact. */
export const tenantQuestions = [
  'address',
  'birthDate',
  'persons',
  'adults',
  'children',
  'civilStatus',
  'householdIncome',
  'firstIncome',
  'secondIncome',
  'movingDate',
] as const

export type TenantQuestion = (typeof tenantQuestions)[number]

/**
 * How far a candidate is. Before the visit they are strangers who look at an advertisement; after it
 * they apply.
 */
export const tenantStages = ['beforeVisit', 'afterVisit'] as const

export type TenantStage = (typeof tenantStages)[number]

type TenantRule = Dated & {
  region: Region
  questions: Readonly<Record<TenantStage, readonly TenantQuestion[]>>
}

const wallonia = [
  'address',
  'birthDate',
  'adults',
  'children',
  'civilStatus',
  'householdIncome',
  'movingDate',
] as const

const flanders = ['adults', 'children', 'firstIncome', 'secondIncome', 'movingDate'] as const

/** Lawful anywhere, once somebody has seen the home. */
const shortest = ['persons', 'householdIncome', 'movingDate'] as const

/**
 * What may be asked of a candidate before the lease, besides name and contact. Brussels alone tells
 * the time before the visit from the time after it. Pets, the ages of children and the reason for
 * moving are asked nowhere: no region needs them to choose a tenant, and two forbid them.
 */
const tenantRules: readonly TenantRule[] = [
  {
    region: 'brussels',
    questions: { beforeVisit: [], afterVisit: shortest },
    validFrom: '2023-03-20',
    source:
      'Brussels Housing Code: before the visit name and contact alone, after it the size of the household and its income',
    checkedOn: '2026-11-01',
  },
  {
    region: 'wallonia',
    questions: { beforeVisit: wallonia, afterVisit: wallonia },
    validFrom: '2018-09-01',
    source: 'Walloon decree of 15 March 2018 on residential leases: closed list of data',
    checkedOn: '2026-11-01',
  },
  {
    region: 'flanders',
    questions: { beforeVisit: flanders, afterVisit: flanders },
    validFrom: '2019-01-01',
    source:
      'Flemish decree of 9 November 2018 on residential leases, with the rules on equal treatment and on asking no more data than needed (GDPR, article 5)',
    checkedOn: '2026-11-01',
  },
]

/**
 * What a candidate for a home may be asked; the shortest list where no rule is known, as in Spain
 * and Luxembourg.
 *
 * Sources, looked up on 1 November 2026: Brussels Housing Code (since 20 March 2023), Walloon decree
 * of 15 March 2018 (since 1 September 2018), Flemish decree of 9 November 2018 (since 1 January 2019).
 *
 * @param region of the home; null outside the Belgian regions
 */
export function findTenantQuestions(
  region: Region | null,
  stage: TenantStage,
): readonly TenantQuestion[] {
  return tenantRules.find((rule) => rule.region === region)?.questions[stage] ?? shortest
}

/**
 * Whether somebody has to have seen a home before they may be asked anything: where the law allows no
 * question earlier.
 *
 * @param region of the home; null outside the Belgian regions
 */
export function isAskedAfterVisitAlone(region: Region | null): boolean {
  return findTenantQuestions(region, 'beforeVisit').length === 0
}
