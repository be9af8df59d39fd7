import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionConfig, Config, PayloadRequest } from 'payload'
import { planTargets, type PlanTarget } from '@/domain/publication/plan'
import { hasRole, isStaff } from '../access/roles'
import { getExecutor } from '../hooks/transaction'
import { findStanding } from './find-standing'

/** Translators change words alone: when something goes online is not theirs to say. */
const mayPlan = ({ user }: PayloadRequest) => isStaff(user) && !hasRole(user, ['translator'])

/**
 * Calls off the plan that comes next when it says to publish what somebody of the staff has just
 * published by hand: left standing it would put online, on a day nobody thinks of, whatever draft lies
 * there by then. What is planned after that stands, and so does a plan that is carried out just now.
 */
function createSettlePlan(target: PlanTarget): CollectionAfterChangeHook {
  const subject = sql.identifier(`${target}_id`)
  return async ({ doc, req }) => {
    if (!mayPlan(req) || req.context.isByClock === true || doc._status !== 'published') return
    // One language that goes online leaves the draft of the others, which the plan is still about.
    if ((await findStanding(req, target, doc.id)) !== 'online') return
    const executor = await getExecutor(req)
    await executor.execute(sql`
      with next as (
        select plan.id, plan.action from planned_publications plan
        join planned_publications_rels rel on rel.parent_id = plan.id and rel.path = 'subject'
        where rel.${subject} = ${doc.id} and plan.state = 'planned'
        order by plan.at, plan.id limit 1
      ), held as (
        select plan.id from planned_publications plan join next using (id)
        where next.action = 'publish' for update of plan skip locked
      )
      update planned_publications plan set state = 'cancelled', updated_at = now()
      from held where plan.id = held.id`)
  }
}

const toTarget = (slug: string) => planTargets.find((each) => each === slug)

function withSettledPlan(collection: CollectionConfig): CollectionConfig {
  const target = toTarget(collection.slug)
  if (target === undefined) return collection
  const { hooks } = collection
  const afterChange = [...(hooks?.afterChange ?? []), createSettlePlan(target)]
  return { ...collection, hooks: { ...hooks, afterChange } }
}

/** Lets a publication by hand settle the plan to publish, in every collection that can be planned. */
export function withSettledPlans(config: Config): Config {
  return { ...config, collections: config.collections?.map(withSettledPlan) }
}
