import type { Payload, TypedUser } from 'payload'
import { isForbidden } from '../hooks/read-refusal'
import type { DeskTask } from './desk-task'

/**
 * How many records a task has, as its list in the admin counts them: by what was saved last,
 * published or not. Null for somebody whose role may not read them, or whom it does not concern.
 */
export async function countTask(
  { collection, where, isFor }: Pick<DeskTask, 'collection' | 'where' | 'isFor'>,
  { payload, user }: { payload: Payload; user: TypedUser | null },
): Promise<number | null> {
  if (isFor?.(user) === false) return null
  try {
    const { totalDocs } = await payload.find({
      collection,
      // The framework writes in it where a field stands for one of another record.
      where: structuredClone(where),
      draft: true,
      depth: 0,
      limit: 1,
      select: {},
      user,
      overrideAccess: false,
    })
    return totalDocs
  } catch (cause) {
    if (isForbidden(cause)) return null
    throw cause
  }
}
