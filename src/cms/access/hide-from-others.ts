import type { PayloadRequest } from 'payload'

type Asker = Pick<PayloadRequest, 'user'>

/**
 * Leaves out of the menu what somebody may look at and not change: settings that are only read there
 * would hide the few things that this role works with. The rule itself stays with the record.
 */
export function hideFromOthers(
  mayChange: (args: { req: PayloadRequest }) => boolean,
): (args: Asker) => boolean {
  // A rule on a role asks nothing of a request but who makes it.
  return ({ user }) => !mayChange({ req: { user } as PayloadRequest })
}
