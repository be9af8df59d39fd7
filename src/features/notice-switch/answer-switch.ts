import 'server-only'
import { fallbackLocale, toLocale } from '@/domain/kernel/locales'
import { buildDigestPath } from '@/domain/routes/digests'
import { answerDeed, type SignedPage } from '@/features/signed-pages/answer-deed'
import { leadTo, refusePress } from '@/features/signed-pages/press'
import { changeNotice, noticeDeeds, findNoticeSetting, type NoticeDeed } from './notice-store'
import { readNoticeToken, type NoticeLink } from '@/features/owner-notices/notice-token'

const toPage = (link: NoticeLink): SignedPage<NoticeDeed> => ({
  name: link.notice,
  deeds: noticeDeeds,
  oneClick: 'stop',
  readToken: () => link.ownerId,
  toPath: buildDigestPath,
  change: (_ownerId, deed) => changeNotice(link, deed),
})

/** Switches mails of a kind to an owner, from their page or by one click in a mail. */
export async function answerSwitch(request: Request, token: string): Promise<Response> {
  const link = readNoticeToken(token)
  return link === null ? refusePress(404) : answerDeed(request, token, toPage(link))
}

/** Leads somebody who opens the address of the one click to the page; changes nothing. */
export async function leadToSwitch(token: string): Promise<Response> {
  const link = readNoticeToken(token)
  if (link === null) return refusePress(404)
  const owner = await findNoticeSetting(link.ownerId)
  return leadTo(buildDigestPath(toLocale(owner?.locale ?? fallbackLocale), token))
}
