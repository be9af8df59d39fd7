import type { PayloadRequest } from 'payload'

type Context = Pick<PayloadRequest, 'context'>

/**
 * Changes addresses that nobody knows yet, because what they lead to was never online: no former
 * address is kept of them, none is taken from others, and nothing moves along.
 */
export async function asProvisional<T>(req: Context, work: () => Promise<T>): Promise<T> {
  const before = req.context.isAddressProvisional
  req.context.isAddressProvisional = true
  try {
    return await work()
  } finally {
    req.context.isAddressProvisional = before
  }
}

/** Whether the addresses that are being saved are known to nobody. */
export function isProvisional({ context }: Context): boolean {
  return context.isAddressProvisional === true
}
