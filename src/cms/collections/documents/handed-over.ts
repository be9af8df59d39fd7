import type { Where } from 'payload'
import type { Document } from '../../payload-types'

const handedOver = ['public', 'onRequest'] as const satisfies Document['visibility'][]

/** Papers that whoever asks for them is sent: what everybody may see, and what is on request. */
export const isHandedOver: Where = { visibility: { in: [...handedOver] } }

/** Whether pages of the site may name a paper; those for owners and staff are named by none. */
export function isOnPages({ visibility }: Pick<Document, 'visibility'>): boolean {
  return handedOver.some((one) => one === visibility)
}
