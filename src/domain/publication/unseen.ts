import { isSeenWhenPublished, planTargets } from './plan'

type Shown = { status?: unknown; show?: unknown }

/**
 * What an editor has to know before publishing a record: that nobody will see it (`unseen`), or only
 * who knows its address (`hidden`); null where it is shown as usual.
 */
export function findPublishNotice(collection: string, shown: Shown): 'unseen' | 'hidden' | null {
  const target = planTargets.find((each) => each === collection)
  if (target === undefined) return null
  if (!isSeenWhenPublished(target, shown)) return 'unseen'
  return shown.status === 'hidden' ? 'hidden' : null
}
