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

type TenantRule = Dated & { region: Region; questions: readonly TenantQuestion[] }

/**
 * What may be asked of a candidate after the visit, before the lease. Pets, the ages of children and
 * the reason for moving are asked nowhere: no region needs them to choose a tenant, and two forbid
 * them.
 */
const tenantRules: readonly TenantRule[] = [
  {
    region: 'brussels',
    questions: ['persons', 'householdIncome', 'movingDate'],
    validFrom: '2023-03-20',
    source: 'Brussels Housing Code: after the visit the size of the household and its income alone',
    checkedOn: '2026-11-01',
  },
  {
    region: 'wallonia',
    questions: [
      'address',
      'birthDate',
      'adults',
      'children',
      'civilStatus',
      'householdIncome',
      'movingDate',
    ],
    validFrom: '2018-09-01',
    source: 'Walloon decree of 15 March 2018 on residential leases: closed list of data',
    checkedOn: '2026-11-01',
  },
  {
    region: 'flanders',
    questions: ['adults', 'children', 'firstIncome', 'secondIncome', 'movingDate'],
    validFrom: '2019-01-01',
    source:
      'Flemish decree of 9 November 2018 on residential leases, with the rules on equal treatment and on asking no more data than needed (GDPR, article 5)',
    checkedOn: '2026-11-01',
  },
]

/** Asked where no rule is known, as in Spain and Luxembourg: the shortest list is lawful anywhere. */
const shortest: readonly TenantQuestion[] = ['persons', 'householdIncome', 'movingDate']

/**
 * What the form for candidates asks about a home.
 *
 * @param region of the home; null outside the Belgian regions
 */
export function findTenantQuestions(region: Region | null): readonly TenantQuestion[] {
  return tenantRules.find((rule) => rule.region === region)?.questions ?? shortest
}
