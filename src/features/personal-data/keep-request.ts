import 'server-only'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/cms/hooks/transaction'
import { queueMails, spareMailboxes } from '@/cms/jobs/queue-mails'
import { ownDataMailKind } from '@/cms/privacy/own-data-mail'
import { ok, type Result } from '@/domain/kernel/result'
import type { Locale } from '@/domain/kernel/locales'
import { payloadAsSystem } from '@/server/payload'

type Asked = {
  locale: Locale
  person: { email: string | null }
  spared: readonly string[]
}

/**
 * Sends the link to somebody's own data to the address that was typed, known or not, so that nobody
 * learns whether it is. Of the form nothing else is kept.
 *
 * @throws Error when the database fails
 */
export async function keepDataRequest({
  locale,
  person,
  spared,
}: Asked): Promise<Result<null, never>> {
  const { email } = person
  if (email === null) throw new Error('Expected the form to have asked for an address')
  const payload = await payloadAsSystem('sending a link to whoever asked what is kept about them')
  await inTransaction(payload, async (req: PayloadRequest) => {
    spareMailboxes(req, spared)
    await queueMails(req, [{ kind: ownDataMailKind, to: email, locale }])
  })
  return ok(null)
}
