import type { Payload } from 'payload'
import { toCodeAddress } from '@/server/time-codes'

/** What an app of a member of staff needs: the secret to type, and the address to scan. */
export type AppKeyText = { secret: string; address: string }

/** The accounts are listed in the app under the host of the site. */
export function toAppKey(payload: Payload, email: string, secret: string): AppKeyText {
  const issuer = new URL(payload.config.serverURL).hostname
  return { secret, address: toCodeAddress(secret, { issuer, label: email }) }
}
