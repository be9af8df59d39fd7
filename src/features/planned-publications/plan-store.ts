import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { findIssues } from '@/cms/collections/properties/gate/find-issues'
import { findWithheld } from '@/cms/collections/properties/gate/find-withheld'
import { recordFieldOf } from '@/cms/collections/properties/gate/publication-facts'
import type { PlannedPublication } from '@/cms/payload-types'
import { findLoaded } from '@/cms/relation-id'
import { getExecutor, inTransaction, lockRecord } from '@/cms/hooks/transaction'
import {
  isSeenWhenPublished,
  openPlansMax,
  planTargets,
  toPlanMoment,
  type PlanAction,
  type PlanLine,
  type PlanProblem,
  type PlanTarget,
} from '@/domain/publication/plan'
import { payloadAsSystem } from '@/server/payload'

export type PlanRecord = { target: PlanTarget; record: number }

/** Lines that the desk shows beside a record, the latest ones. */
const linesMax = 20

const open = () => payloadAsSystem('keeping plans of publication, which no one changes by hand')

const isOf = ({ target, record }: PlanRecord): Where[] => [
  { 'subject.relationTo': { equals: target } },
  { 'subject.value': { equals: record } },
]

/** The record that a plan is about; null once that was deleted for good. */
export function toPlanRecord({ subject }: Pick<PlannedPublication, 'subject'>): PlanRecord | null {
  if (!subject) return null
  const { relationTo, value } = subject
  const target = planTargets.find((each) => each === relationTo)
  const record = typeof value === 'number' ? value : value.id
  return target === undefined ? null : { target, record }
}

function toLine(plan: PlannedPublication): PlanLine {
  const { id, action, at, state, refusal, plannedBy } = plan
  return {
    id,
    action,
    at,
    state,
    by: findLoaded(plannedBy)?.name ?? null,
    refusal: refusal ?? null,
  }
}

/** What is planned for a record, was done and was refused, the latest moment first. */
export async function listPlans(record: PlanRecord): Promise<PlanLine[]> {
  const payload = await open()
  const { docs } = await payload.find({
    collection: 'planned-publications',
    where: { and: [...isOf(record), { state: { not_equals: 'cancelled' } }] },
    sort: '-at',
    limit: linesMax,
    depth: 1,
  })
  return docs.map(toLine)
}

/**
 * How many fields a home lacks still for an advertisement, as it is saved now: a plan to publish it would
 * be refused. 0 for whatever else can be planned.
 */
export async function countMissing({ target, record: id }: PlanRecord): Promise<number> {
  if (target !== 'properties') return 0
  const payload = await open()
  return inTransaction(payload, async (req) => {
    const options = { collection: target, id, depth: 0, draft: true, disableErrors: true } as const
    const record = await payload.findByID({ ...options, req })
    if (record === null) return 0
    const issues = await findIssues(req, record)
    const withheld = await findWithheld(req, { record, issues, id })
    return new Set(withheld.map(({ field }) => recordFieldOf[field])).size
  })
}

type Order = PlanRecord & { action: PlanAction; day: string; time: string }

async function isUnseen({ target, record, action }: Order): Promise<boolean> {
  if (action === 'unpublish') return false
  const payload = await open()
  const options = { collection: target, id: record, depth: 0, draft: true } as const
  const newest = await payload.findByID({ ...options, disableErrors: true })
  return newest === null || !isSeenWhenPublished(target, newest)
}

/** Has those who plan for one record wait for each other, so that each sees the plan before. */
async function waitInLine(req: PayloadRequest, { target, record }: PlanRecord): Promise<void> {
  const executor = await getExecutor(req)
  const line = `planned-publications ${target}`
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${line}), ${record})`)
}

/** Plans for a record in the name of an account; else tells what is wrong with the order. */
export async function makePlan(
  order: Order,
  { by, now }: { by: number; now: Date },
): Promise<PlanProblem | null> {
  const { target, record, action } = order
  const at = toPlanMoment(order, now)
  if (!(at instanceof Date)) return at
  if (await isUnseen(order)) return 'unseen'
  const payload = await open()
  const collection = 'planned-publications'
  return inTransaction(payload, async (req) => {
    await waitInLine(req, order)
    const { docs } = await payload.find({
      collection,
      where: { and: [...isOf(order), { state: { equals: 'planned' } }] },
      limit: openPlansMax,
      depth: 0,
      req,
    })
    // Pressed twice, or planned by a colleague already: once is what both mean.
    if (docs.some((plan) => plan.action === action && plan.at === at.toISOString())) return null
    if (docs.length >= openPlansMax) return 'many'
    const subject = { relationTo: target, value: record }
    const data = { subject, action, at: at.toISOString(), state: 'planned', plannedBy: by } as const
    await payload.create({ collection, depth: 0, data, req })
    return null
  })
}

/** The record of a plan; null where there is no such plan or its record is gone. */
export async function findPlanRecord(id: number): Promise<PlanRecord | null> {
  const payload = await open()
  const options = { collection: 'planned-publications', id, depth: 0, disableErrors: true } as const
  const plan = await payload.findByID(options)
  return plan && toPlanRecord(plan)
}

/** Calls off what is planned, or puts away what was refused; what was done stays so. */
export async function cancelPlan(id: number): Promise<void> {
  const payload = await open()
  await inTransaction(payload, async (req) => {
    await lockRecord(req, 'planned_publications', id)
    await payload.update({
      collection: 'planned-publications',
      where: { and: [{ id: { equals: id } }, { state: { in: ['planned', 'refused'] } }] },
      data: { state: 'cancelled' },
      depth: 0,
      req,
    })
  })
}
