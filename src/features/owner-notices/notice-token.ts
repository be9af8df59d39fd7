import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import type { OwnerNotice } from '@/domain/owners/notices'
import { buildDigestActionPath, buildDigestPath } from '@/domain/routes/digests'
import { env } from '@/server/env'
import { createSignedId, readSignedId, type SignedPurpose } from '@/server/signed-id'

/**
 * Mails that are stopped by a link in them, without a login. Not the one about a new device: a mail
 * program that presses by itself would switch off what warns of a stranger.
 */
type LinkedNotice = Exclude<OwnerNotice, 'device'>

const purposes = {
  digest: 'digest',
  answers: 'owner-answers',
  documents: 'owner-documents',
  news: 'owner-news',
} as const satisfies Record<LinkedNotice, SignedPurpose>

const linkedNotices = Object.keys(purposes) as LinkedNotice[]

/** Of which mails of which owner a link is. */
export type NoticeLink = { notice: LinkedNotice; ownerId: number }

const toToken = ({ notice, ownerId }: NoticeLink) =>
  createSignedId(purposes[notice], ownerId, env().PAYLOAD_SECRET)

/** Where an owner stops mails of a kind and begins them again; opens nothing else of the account. */
export function toNoticeHref(link: NoticeLink, locale: Locale): string {
  return `${env().SITE_URL}${buildDigestPath(locale, toToken(link))}`
}

/** Where mail programs stop mails of a kind by themselves. */
export function toNoticeStopHref(link: NoticeLink): string {
  return `${env().SITE_URL}${buildDigestActionPath(toToken(link))}`
}

/** The owner and the mails behind a token of ours; null for anything else. */
export function readNoticeToken(token: string): NoticeLink | null {
  for (const notice of linkedNotices) {
    const ownerId = readSignedId(purposes[notice], token, env().PAYLOAD_SECRET)
    if (ownerId !== null) return { notice, ownerId }
  }
  return null
}
