import { createLocalReq, loginOperation, type Payload } from 'payload'
import type { AccountKind } from './account-kind'
import { secondStepContext } from './collections/users/second-factor'
import { readRefusal } from './hooks/read-refusal'

/**
 * Checks credentials, with the count of wrong passwords and in a transaction of its own. No session
 * is opened, because a second step may come between.
 *
 * @returns the account, or null for every reason to refuse: unknown, wrong, locked, switched off
 * @throws when the accounts cannot be read
 */
export async function checkPasswordIn<Kind extends AccountKind>(
  payload: Payload,
  kind: Kind,
  credentials: { email: string; password: string },
): Promise<number | null> {
  const { config, ...collection } = payload.collections[kind]
  const withoutSession = { ...config, auth: { ...config.auth, useSessions: false } }
  try {
    const { user } = await loginOperation<Kind>({
      collection: { ...collection, config: withoutSession },
      data: credentials as Parameters<typeof loginOperation<Kind>>[0]['data'],
      depth: 0,
      overrideAccess: true,
      req: await createLocalReq({ context: { ...secondStepContext } }, payload),
    })
    return user ? Number(user.id) : null
  } catch (cause) {
    if (readRefusal(cause) !== null) return null
    throw cause
  }
}
