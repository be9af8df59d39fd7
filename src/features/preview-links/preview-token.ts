import type { Locale } from '@/domain/kernel/locales'
import { buildPreviewLinkPath } from '@/domain/routes/preview'
import { env } from '@/server/env'
import { createExpiringId, readExpiringId } from '@/server/signed-id'

/** The whole address of a link in one of its languages. */
export function toPreviewHref(
  { id, expiresAt }: { id: number; expiresAt: Date },
  locale: Locale,
): string {
  const { PAYLOAD_SECRET: secret, SITE_URL } = env()
  const token = createExpiringId('preview', id, { expiresAt, secret })
  return `${SITE_URL}${buildPreviewLinkPath(locale, token)}`
}

/** The number of the link whose token this is; null for one that is not ours or whose time is over. */
export function readPreviewToken(token: string, now: Date): number | null {
  const found = readExpiringId('preview', token, { now, secret: env().PAYLOAD_SECRET })
  return found === null || found.isExpired ? null : found.id
}
