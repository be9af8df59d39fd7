import { readRefusal } from '@/cms/hooks/read-refusal'

/**
 * Whether a deed is somebody's to do. An empty record may be refused for what it lacks; only
 * "forbidden" speaks about the right. What fails is no answer: a rule that breaks is not a right.
 *
 * @throws what is no refusal
 */
export async function may(deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed()
    return true
  } catch (cause) {
    const refusal = readRefusal(cause)
    if (refusal === null) throw cause
    return refusal.kind !== 'forbidden'
  }
}
