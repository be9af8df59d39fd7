import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { getExecutor } from '@/cms/hooks/transaction'
import type { Owner } from '@/cms/payload-types'
import type { Locale } from '@/domain/kernel/locales'
import {
  isLinkGood,
  loginLinkKinds,
  loginLinkSeconds,
  toEndOfLinks,
  toUseMoment,
  type LinkMemory,
  type LoginLinkKind,
} from '@/domain/owners/login-link'
import { buildLoginLinkPath } from '@/domain/routes/login-links'
import { carryPortalReturn } from '@/domain/routes/portal'
import { env } from '@/server/env'
import { payloadAsSystem } from '@/server/payload'
import { createExpiringId, readExpiringId, type SignedPurpose } from '@/server/signed-id'

const purposes = {
  signIn: 'owner-sign-in',
  password: 'owner-password',
  invitation: 'owner-invitation',
} as const satisfies Record<LoginLinkKind, SignedPurpose>

/** A link as its token tells it; whether it is still good is known to the account alone. */
export type LoginLink = {
  kind: LoginLinkKind
  ownerId: number
  issueSecond: number
  isExpired: boolean
}

const toDate = (value: string | null | undefined) => (value ? new Date(value) : null)

function toMemory({ linksUsedAt, invitedAt }: Owner) {
  return { usedAt: toDate(linksUsedAt), invitedAt: toDate(invitedAt) } satisfies LinkMemory
}

/**
 * A link into an account, and until when it is good: counted from when it was asked for, so that a
 * mail that is sent again opens nothing for longer. Null when it would be good for nothing.
 *
 * @param next page of the portal that it leads to; anything else leads to the first page
 */
export function createLoginLink(
  { kind, issueSecond }: Pick<LoginLink, 'kind' | 'issueSecond'>,
  owner: Owner,
  { locale, now, next = '' }: { locale: Locale; now: Date; next?: string },
): { href: string; expiresAt: Date } | null {
  const { SITE_URL, PAYLOAD_SECRET: secret } = env()
  const expiresAt = new Date((issueSecond + loginLinkSeconds[kind]) * 1000)
  if (now >= expiresAt || !isLinkGood(kind, issueSecond, toMemory(owner))) return null
  const token = createExpiringId(purposes[kind], owner.id, { expiresAt, secret })
  const path = carryPortalReturn(buildLoginLinkPath(locale, token), next)
  return { href: `${SITE_URL}${path}`, expiresAt }
}

/** The link behind a token of ours; null for anything else. */
export function readLoginLink(token: string, now: Date): LoginLink | null {
  const { PAYLOAD_SECRET: secret } = env()
  for (const kind of loginLinkKinds) {
    const read = readExpiringId(purposes[kind], token, { now, secret })
    if (read === null) continue
    const issueSecond = read.expiresAt.getTime() / 1000 - loginLinkSeconds[kind]
    return { kind, ownerId: read.id, issueSecond, isExpired: read.isExpired }
  }
  return null
}

/** The account that a link opens; null when its time is over, it was used, or the account is gone. */
export async function findLinkOwner(link: LoginLink, req?: PayloadRequest): Promise<Owner | null> {
  if (link.isExpired) return null
  const payload = await payloadAsSystem('opening an account to whoever has a link into it')
  const owner = await payload.findByID({
    collection: 'owners',
    id: link.ownerId,
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
    req,
  })
  if (owner === null) return null
  return isLinkGood(link.kind, link.issueSecond, toMemory(owner)) ? owner : null
}

/**
 * Uses a link up, with every one that was made before it, in the transaction of `req`. Of two at a
 * time the second finds nothing.
 */
export async function redeemLoginLink(
  link: LoginLink,
  req: PayloadRequest,
  now: Date,
): Promise<Owner | null> {
  const executor = await getExecutor(req)
  await executor.execute(sql`select id from owners where id = ${link.ownerId} for update`)
  const owner = await findLinkOwner(link, req)
  if (owner === null) return null
  const usedAt = toUseMoment(link.issueSecond, now).toISOString()
  await executor.execute(
    sql`update owners set links_used_at = ${usedAt}::timestamptz where id = ${owner.id}`,
  )
  return owner
}

/** Ends every link into an account that was made until now, in the transaction of `req`. */
export async function endLoginLinks(
  req: PayloadRequest,
  ownerId: number,
  now: Date,
): Promise<void> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ usedAt: string | null }>(
    sql`select links_used_at::text as "usedAt" from owners where id = ${ownerId} for update`,
  )
  const endsAt = toEndOfLinks({ usedAt: toDate(rows[0]?.usedAt) }, now).toISOString()
  await executor.execute(
    sql`update owners set links_used_at = ${endsAt}::timestamptz where id = ${ownerId}`,
  )
}
