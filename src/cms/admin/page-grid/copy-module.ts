import { buildDeskApiPath } from '@/domain/routes/desk'
import { send } from '../ask.client'

/**
 * Makes a copy of a module, as a draft of its own.
 *
 * @param name of the copy in the desk
 * @returns the id of the copy; null when the server made none
 */
export async function copyModule(moduleId: number, name: string): Promise<number | null> {
  try {
    const response = await send(
      `${buildDeskApiPath('modules', moduleId, 'duplicate')}?depth=0&draft=true`,
      { name },
    )
    const { doc } = (await response.json()) as { doc?: { id?: unknown } }
    return typeof doc?.id === 'number' ? doc.id : null
  } catch {
    // Whoever asked says that there is no copy.
    return null
  }
}
