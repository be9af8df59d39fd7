import type { Where } from 'payload'

/** Papers that whoever asks for them is sent: what everybody may see, and what is on request. */
export const isHandedOver: Where = { visibility: { in: ['public', 'onRequest'] } }
