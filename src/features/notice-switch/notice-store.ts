import 'server-only'
import type { Owner } from '@/cms/payload-types'
import { noticeFields } from '@/domain/owners/notices'
import { payloadAsSystem } from '@/server/payload'
import type { NoticeLink } from '@/features/owner-notices/notice-token'

const open = () =>
  payloadAsSystem('mails to an owner are switched by whoever holds the signed link in them')

export const noticeDeeds = ['stop', 'start'] as const

export type NoticeDeed = (typeof noticeDeeds)[number]

/**
 * As much of an owner as the page of a mail shows. Not the address: whoever holds an old mail, sent to
 * an address before, would learn the one of today.
 */
type NoticeSetting = Pick<
  Owner,
  'locale' | 'digest' | 'answerNotice' | 'documentNotice' | 'newsNotice'
>

/** The owner behind a signed link; null when the account is gone. */
export async function findNoticeSetting(ownerId: number): Promise<NoticeSetting | null> {
  const payload = await open()
  return payload.findByID({
    collection: 'owners',
    id: ownerId,
    depth: 0,
    disableErrors: true,
    select: {
      locale: true,
      digest: true,
      answerNotice: true,
      documentNotice: true,
      newsNotice: true,
    },
  })
}

/**
 * Stops mails of a kind to an owner, or begins them again. Doing it twice changes nothing.
 *
 * @throws Error when the database fails
 */
export async function changeNotice(
  { notice, ownerId }: NoticeLink,
  deed: NoticeDeed,
): Promise<void> {
  const payload = await open()
  await payload.update({
    collection: 'owners',
    where: { id: { equals: ownerId } },
    depth: 0,
    data: { [noticeFields[notice]]: deed === 'start' },
  })
}
