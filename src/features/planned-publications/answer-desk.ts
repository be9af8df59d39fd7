import 'server-only'
import type { TypedUser } from 'payload'
import { z } from 'zod'
import { mayChange } from '@/cms/access/may-change'
import { hasRole } from '@/cms/access/roles'
import { parseRecordId } from '@/domain/kernel/record-id'
import { recordIdSchema } from '@/domain/kernel/record-id-schema'
import { noStore } from '@/domain/protection/private-headers'
import { planActions, planTargets } from '@/domain/publication/plan'
import { payloadAsSystem } from '@/server/payload'
import { findStaff } from '@/server/request/desk-door'
import { readJson } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import {
  cancelPlan,
  countMissing,
  findPlanRecord,
  listPlans,
  makePlan,
  type PlanRecord,
} from './plan-store'

const recordForm = z.object({
  target: z.enum(planTargets),
  record: z.coerce.number().pipe(recordIdSchema),
})

const orderForm = recordForm.extend({
  action: z.enum(planActions),
  day: z.string().max(10),
  time: z.string().max(5),
})

/**
 * The account of staff that asks from the desk; null for all others. Translators change texts alone:
 * what goes online, and when, is not theirs.
 */
async function findPlanner(request: Request): Promise<TypedUser | null> {
  const staff = await findStaff(request)
  return hasRole(staff, ['translator']) ? null : staff
}

async function mayPlan(planner: TypedUser, { target, record }: PlanRecord): Promise<boolean> {
  const payload = await payloadAsSystem('asking whether an account may change what it plans for')
  return mayChange(payload, planner, { collection: target, id: record })
}

/** The account that may plan and may change the record; null for all others. */
async function findChanger(request: Request, record: PlanRecord): Promise<TypedUser | null> {
  const planner = await findPlanner(request)
  return planner !== null && (await mayPlan(planner, record)) ? planner : null
}

async function answerList(record: PlanRecord): Promise<Response> {
  const [plans, missing] = await Promise.all([listPlans(record), countMissing(record)])
  return Response.json({ plans, missing }, { headers: noStore })
}

/**
 * What is planned for a record and how many mentions of the law it lacks still, for staff who may change it: 404 to everybody else, 400 for what is
 * no record.
 */
export async function answerPlans(request: Request): Promise<Response> {
  const asked = recordForm.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!asked.success) return refuse(400)
  const changer = await findChanger(request, asked.data)
  return changer === null ? refuse(404) : answerList(asked.data)
}

/**
 * Plans for a record, and answers as the list does: 404 to who may not change it, 400 with what is
 * wrong with the order (`{ problem }`).
 */
export async function answerMakePlan(request: Request): Promise<Response> {
  const planner = await findPlanner(request)
  if (planner === null) return refuse(404)
  const order = orderForm.safeParse(await readJson(request))
  if (!order.success) return refuse(400)
  if (!(await mayPlan(planner, order.data))) return refuse(404)
  const problem = await makePlan(order.data, { by: planner.id, now: new Date() })
  return problem === null
    ? answerList(order.data)
    : Response.json({ problem }, { status: 400, headers: noStore })
}

/** Calls a plan off, or puts a refused one away: 204, or 404 to who may not change its record. */
export async function answerCancelPlan(request: Request, idText: string): Promise<Response> {
  const planner = await findPlanner(request)
  if (planner === null) return refuse(404)
  const id = parseRecordId(idText)
  const record = id === null ? null : await findPlanRecord(id)
  if (id === null || record === null) return refuse(404)
  if (!(await mayPlan(planner, record))) return refuse(404)
  await cancelPlan(id)
  return new Response(null, { status: 204, headers: noStore })
}
