import { Forbidden, type Payload, type TypedUser } from 'payload'
import type { DeskTask } from './desk-tasks'

/**
 * How many records a task has, as its list in the admin counts them: by what was saved last,
 * published or not. Null for somebody whose role may not read them.
 */
export async function countTask(
  { collection, where, locale }: Pick<DeskTask, 'collection' | 'where' | 'locale'>,
  { payload, user }: { payload: Payload; user: TypedUser | null },
): Promise<number | null> {
  try {
    const { totalDocs } = await payload.find({
      collection,
      where,
      draft: true,
      locale,
      fallbackLocale: false,
      depth: 0,
      limit: 1,
      select: {},
      user,
      overrideAccess: false,
    })
    return totalDocs
  } catch (cause) {
    if (cause instanceof Forbidden) return null
    throw cause
  }
}
