import 'server-only'
import { formParameter } from '@/domain/routes/reserved'
import { logError, withoutText } from '@/server/log/log'
import { findDraft, type FormDraft } from '@/server/request/form-drafts'
import { dropWaiting, findWaiting } from '@/server/request/waiting-drafts'

/** Names the form of a message among the drafts of a page. */
export const messageKind = 'portal-message'

/** The field with the account that writes, so that nobody else reads what waits for a login. */
export const writerField = 'writer'

/** What the form of a message sent, as it was typed. */
export type SentMessage = { typed: string; writer: string; waiting: string }

/**
 * What is kept of a message that was not taken. Blanks are nothing typed: React writes what a text area
 * came with into it again when the script comes, over what somebody has begun to write meanwhile.
 */
export const toDraftValues = ({ typed, writer, waiting }: SentMessage): FormDraft['values'] => ({
  text: typed.trim() === '' ? '' : typed,
  [writerField]: writer,
  [formParameter]: waiting,
})

function toText(value: FormDraft['values'][string] | undefined): string {
  return typeof value === 'string' ? value : ''
}

/**
 * A message that was not taken, to be shown in its form again to whoever wrote it. A form that named
 * nobody shows it to whoever has the address.
 */
export async function findMessageDraft(token: string | null, ownerId: number) {
  if (!token) return null
  const refused = findDraft(token, messageKind)
  const draft = refused ?? (await findWaiting(token, messageKind, new Date()))
  if (draft === null) return null
  const writer = toText(draft.values[writerField])
  if (writer !== '' && writer !== String(ownerId)) return null
  return {
    // Of a message that waited and was then refused, the one that waits.
    token: toText(draft.values[formParameter]) || token,
    text: toText(draft.values['text']),
    problem: refused?.errors['text'],
  }
}

/**
 * Forgets a message that waited, once it was sent. Where that fails it goes by itself when its time is over:
 * who sent it must not hear that it was not kept, and send it again.
 */
export async function dropMessageDraft(token: string): Promise<void> {
  if (token === '') return
  await dropWaiting(token).catch((cause: unknown) => {
    logError('a message that had waited could not be forgotten', withoutText(cause))
  })
}
