import 'server-only'
import { fallbackLocale, toLocale } from '@/domain/kernel/locales'
import { buildDigestPath } from '@/domain/routes/digests'
import { answerDeed, leadTo, type SignedPage } from '@/features/signed-pages/answer-deed'
import { refuse } from '@/server/request/refuse'
import { changeDigest, digestDeeds, findDigestSetting, type DigestDeed } from './digest-store'
import { readDigestToken } from './digest-token'

const page: SignedPage<DigestDeed> = {
  name: 'digest',
  deeds: digestDeeds,
  oneClick: 'stop',
  readToken: readDigestToken,
  toPath: buildDigestPath,
  change: changeDigest,
}

/** Switches the weekly mail of an owner, from its page or by one click in a mail. */
export async function answerDigest(request: Request, token: string): Promise<Response> {
  return answerDeed(request, token, page)
}

/** Leads somebody who opens the address of the one click to the page; changes nothing. */
export async function leadToDigest(token: string): Promise<Response> {
  const id = readDigestToken(token)
  if (id === null) return refuse(404)
  const owner = await findDigestSetting(id)
  return leadTo(buildDigestPath(toLocale(owner?.locale ?? fallbackLocale), token))
}
