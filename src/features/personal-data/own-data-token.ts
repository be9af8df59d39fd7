import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { buildOwnDataPath } from '@/domain/routes/own-data'
import { env } from '@/server/env'
import { ownDataMailKind } from '@/cms/privacy/own-data-mail'
import { payloadAsSystem } from '@/server/payload'
import { createExpiringId, readExpiringId } from '@/server/signed-id'

/** Hours for which the link is good: long enough for a mail that was read in the evening. */
export const ownDataHours = 24

const hourMs = 60 * 60 * 1000

/**
 * The link to somebody's own data, and until when it is good. It names the mail that brings it, which
 * goes with the person: what is erased cannot be opened once more.
 */
export function createOwnDataLink(mailId: number, { locale, now }: { locale: Locale; now: Date }) {
  const { SITE_URL, PAYLOAD_SECRET: secret } = env()
  const expiresAt = new Date(now.getTime() + ownDataHours * hourMs)
  const token = createExpiringId('own-data', mailId, { expiresAt, secret })
  return { href: `${SITE_URL}${buildOwnDataPath(locale, token)}`, expiresAt }
}

/** The mail behind a token of ours, good or over; null for anything else. */
export function readOwnDataToken(
  token: string,
  now: Date,
): { mailId: number; isExpired: boolean } | null {
  const read = readExpiringId('own-data', token, { now, secret: env().PAYLOAD_SECRET })
  return read && { mailId: read.id, isExpired: read.isExpired }
}

/** The address that the link was sent to; null once it is used up. */
export async function findOwnAddress(mailId: number): Promise<string | null> {
  const payload = await payloadAsSystem('finding whose data somebody asked for by the mailed link')
  const options = { collection: 'mails', id: mailId, depth: 0, disableErrors: true } as const
  const mail = await payload.findByID(options)
  return mail?.kind === ownDataMailKind ? mail.to : null
}
