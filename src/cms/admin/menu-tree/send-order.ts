import type { MenuPlace } from '@/domain/menu/menu-order'
import { buildDeskApiPath } from '@/domain/routes/desk'
import { Refused, send } from '../ask.client'

/** What became of an order that was sent. `waiting`: pages that move once they are published. */
export type OrderAnswer =
  { kind: 'saved'; waiting: string[] } | { kind: 'changed' | 'locked' | 'failed' }

const refusals: Readonly<Record<number, 'changed' | 'locked'>> = { 409: 'changed', 423: 'locked' }

/** Sends the order of the menu to the desk's own server. */
export async function sendOrder(order: {
  seen: readonly MenuPlace[]
  moved: readonly MenuPlace[]
}): Promise<OrderAnswer> {
  try {
    const response = await send(buildDeskApiPath('globals', 'menu', 'order'), order)
    const { waiting } = (await response.json()) as { waiting: string[] }
    return { kind: 'saved', waiting }
  } catch (error) {
    // Whoever asked says that nothing was saved.
    const status = error instanceof Refused ? error.status : 0
    return { kind: refusals[status] ?? 'failed' }
  }
}
