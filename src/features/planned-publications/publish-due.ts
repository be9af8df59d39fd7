import 'server-only'
import { getLocalI18n, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { toNestedRequest } from '@/cms/hooks/nested-request'
import { readRefusal } from '@/cms/hooks/read-refusal'
import { tellProblems } from '@/cms/hooks/tell-problems'
import { inTransaction, lockRecord } from '@/cms/hooks/transaction'
import { queueMails } from '@/cms/jobs/queue-mails'
import type { PlannedPublication } from '@/cms/payload-types'
import { toRelationId } from '@/cms/relation-id'
import { fallbackLocale, type Locale } from '@/domain/kernel/locales'
import { isSeenWhenPublished, patienceMs } from '@/domain/publication/plan'
import { findAgencyReader, type AgencyReader } from '@/server/mail/agency-reader-queries'
import { payloadAsSystem } from '@/server/payload'
import { doEach } from '@/server/queue/do-each'
import { getTexts } from '@/server/texts/text-overrides'
import { fillIn } from '@/ui/template'
import { messages } from './messages'
import { toPlanRecord, type PlanRecord } from './plan-store'

/** Name under which the mail about a refusal is queued. */
export const refusalMailKind = 'plan-refused'

/** Plans that are carried out at a time; what is left comes the next minute. */
const batchSize = 200

/** What keeps a plan from being carried out, before the record itself is asked. */
class PlanRefusal extends Error {
  constructor(readonly code: 'account' | 'gone' | 'unseen') {
    super(`The plan is refused: ${code}`)
  }
}

const open = () =>
  payloadAsSystem('carrying out what staff planned; each change has the rights of who planned it')

/**
 * Publishes and takes offline what is due. Each change is made as if who planned it pressed the
 * button now: with the rights of that account as they are today, through the same rules and hooks.
 * What they refuse is noted with its reason and told to who planned it; what fails otherwise is
 * tried again every minute for an hour.
 *
 * @throws Error that names the plans that are to be tried again
 */
export async function publishDue(now: Date): Promise<void> {
  const payload = await open()
  const { docs } = await payload.find({
    collection: 'planned-publications',
    where: {
      and: [{ state: { equals: 'planned' } }, { at: { less_than_equal: now.toISOString() } }],
    },
    sort: ['at', 'id'],
    limit: batchSize,
    pagination: false,
    depth: 0,
    select: {},
  })
  const ids = docs.map(({ id }) => id)
  await doEach('planned-publications', ids, (id) => settle(payload, id, now))
}

async function settle(payload: Payload, id: number, now: Date): Promise<void> {
  try {
    await inTransaction(payload, (req) => carryOut(req, id))
  } catch (cause) {
    // Read before the plan is held: the texts take a connection of their own, for which nobody may
    // wait who holds one.
    const refusal = await findRefusal(payload, id, { cause, now })
    if (refusal !== null) await inTransaction(payload, (req) => noteRefusal(req, id, refusal))
  }
}

/** The plan; null when somebody called it off meanwhile. */
async function findPlan(
  payload: Payload,
  id: number,
  req?: PayloadRequest,
): Promise<PlannedPublication | null> {
  const options = { collection: 'planned-publications', id, depth: 0, disableErrors: true } as const
  const plan = await payload.findByID({ ...options, req })
  return plan?.state === 'planned' ? plan : null
}

/** The same, held until the transaction ends. */
async function holdPlan(req: PayloadRequest, id: number): Promise<PlannedPublication | null> {
  await lockRecord(req, 'planned_publications', id)
  return findPlan(req.payload, id, req)
}

async function findPlanner(req: PayloadRequest, plan: PlannedPublication): Promise<TypedUser> {
  const id = toRelationId(plan.plannedBy)
  const options = { collection: 'users', depth: 0, disableErrors: true, req } as const
  const user = id === null ? null : await req.payload.findByID({ ...options, id })
  if (user === null || user.isActive === false) throw new PlanRefusal('account')
  return { ...user, collection: 'users' }
}

async function carryOut(req: PayloadRequest, id: number): Promise<void> {
  const plan = await holdPlan(req, id)
  if (plan === null) return
  const subject = toPlanRecord(plan)
  if (subject === null) throw new PlanRefusal('gone')
  const user = await findPlanner(req, plan)
  await changeAs(user, subject, plan, req)
  const done = { collection: 'planned-publications', id, depth: 0, req } as const
  await req.payload.update({ ...done, data: { state: 'done' } })
}

/** The change itself, in the transaction of the plan, by who planned it and in their language. */
async function changeAs(
  user: TypedUser,
  { target, record }: PlanRecord,
  { action }: PlannedPublication,
  plain: PayloadRequest,
): Promise<void> {
  const { payload } = plain
  const language = (user.collection === 'users' && user.locale) || fallbackLocale
  const i18n = await getLocalI18n({ config: payload.config, language })
  const req: PayloadRequest = Object.assign(toNestedRequest(plain), { user, i18n, t: i18n.t })
  // Whoever planned it writes nothing at that moment, and overtakes nobody who has it open.
  req.context.isByClock = true
  const rules = { user, overrideAccess: false, depth: 0, req } as const
  const options = { ...rules, collection: target, id: record, disableErrors: true, draft: true }
  const newest = await payload.findByID(options)
  if (newest === null) throw new PlanRefusal('gone')
  const isPublish = action === 'publish'
  if (isPublish && !isSeenWhenPublished(target, newest)) throw new PlanRefusal('unseen')
  const data = { _status: isPublish ? ('published' as const) : ('draft' as const) }
  await payload.update({ ...rules, collection: target, id: record, data })
}

/** What no later try mends, unlike a colleague's lock or a site that fails. */
function isRefusal(cause: unknown): boolean {
  const kind = readRefusal(cause)?.kind
  return (
    cause instanceof PlanRefusal || kind === 'invalid' || kind === 'forbidden' || kind === 'gone'
  )
}

/** Why a plan is not carried out, and who is told. */
type Refusal = { text: string; reader: AgencyReader | null }

/**
 * Why a plan was not carried out, in the words of whoever planned it; null when it was called off.
 *
 * @throws the cause itself where the site failed and may do better the next minute
 */
async function findRefusal(
  payload: Payload,
  id: number,
  { cause, now }: { cause: unknown; now: Date },
): Promise<Refusal | null> {
  const plan = await findPlan(payload, id)
  if (plan === null) return null
  const isLate = now.getTime() - new Date(plan.at).getTime() > patienceMs
  if (!isRefusal(cause) && !isLate) throw cause
  const subject = toPlanRecord(plan)
  const userId = toRelationId(plan.plannedBy)
  const idOf = (target: PlanRecord['target']) =>
    subject?.target === target ? subject.record : null
  const matter = { propertyId: idOf('properties'), projectId: idOf('projects'), userId }
  const reader = await findAgencyReader(matter)
  return { text: await explain(cause, reader?.locale ?? fallbackLocale, plan), reader }
}

/** Notes why a plan was not carried out, and tells whoever planned it. */
async function noteRefusal(
  req: PayloadRequest,
  id: number,
  { text, reader }: Refusal,
): Promise<void> {
  if ((await holdPlan(req, id)) === null) return
  const noted = { collection: 'planned-publications', id, depth: 0, req } as const
  await req.payload.update({ ...noted, data: { state: 'refused', refusal: text } })
  if (reader) await queueMails(req, [{ kind: refusalMailKind, ...reader, data: { plan: id } }])
}

async function explain(cause: unknown, locale: Locale, plan: PlannedPublication): Promise<string> {
  const texts = await getTexts('plannedPublications', messages, locale)
  if (cause instanceof PlanRefusal) return texts[cause.code]
  const refusal = readRefusal(cause, locale)
  switch (refusal?.kind) {
    case 'invalid':
      return tellProblems(refusal.problems, locale).join('\n')
    case 'forbidden':
      return fillIn(texts.rights, { person: await nameOf(plan) })
    case 'gone':
      return texts.gone
    default:
      return texts.failed
  }
}

async function nameOf({ plannedBy }: PlannedPublication): Promise<string> {
  const payload = await open()
  const id = toRelationId(plannedBy)
  if (id === null) return ''
  const options = { collection: 'users', id, depth: 0, disableErrors: true } as const
  return (await payload.findByID(options))?.name ?? ''
}
