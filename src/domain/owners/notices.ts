/**
 * What owners are told of by mail, each of which they switch off by itself, with the field of the
 * account that says so. Not among them: links into the account and what becomes of its second step.
 */
export const noticeFields = {
  answers: 'answerNotice',
  documents: 'documentNotice',
  news: 'newsNotice',
  device: 'deviceNotice',
  digest: 'digest',
} as const

export type OwnerNotice = keyof typeof noticeFields

export const ownerNotices = Object.keys(noticeFields) as OwnerNotice[]

/** How an account stands to its notices; one that says nothing wants them. */
export type NoticeSettings = { [Field in (typeof noticeFields)[OwnerNotice]]?: boolean | null }

/** Whether an owner wants a notice. */
export function wantsNotice(settings: NoticeSettings, notice: OwnerNotice): boolean {
  return settings[noticeFields[notice]] !== false
}
