import { randomBytes } from 'node:crypto'

/** What was typed, by field; several answers to one question are a list. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>

/** A form as it is read back to whoever binds themselves by it, in their language. */
export type FormReading = {
  title: string
  lead: string
  rows: readonly { label: string; value: string }[]
  /** What happens once it is sent. */
  notices: readonly string[]
  /** The sentence to confirm, and how the box beside it is named. */
  confirm: { value: string; label: string }
  send: string
  change: string
}

/** What was typed into a form that could not be taken in, while its page is drawn again. */
export type FormDraft = {
  kind: string
  values: FormValues
  errors: Readonly<Record<string, string>>
  /** Why sending failed as a whole; null when only fields are wrong. */
  failure: 'unavailable' | 'limited' | 'blocked' | null
  /** The question about characters, with what was typed; null or missing where it is not asked. */
  captcha?: { token: string; typed: string } | null
  /** Sent along unseen, by name, besides what the page itself sends. */
  hidden?: Readonly<Record<string, string>>
  /** Set while it is read back to be confirmed. */
  reading?: FormReading | null
}

const lifetimeMs = 60_000

const draftsMax = 500

// On the global object, because page and endpoint may be bundled apart and must share one map.
const shared: typeof globalThis & { gevelFormDrafts?: Map<string, FormDraft> } = globalThis

function openDrafts(): Map<string, FormDraft> {
  return (shared.gevelFormDrafts ??= new Map())
}

/** Makes room for one more: the oldest goes first. */
function makeRoom(drafts: Map<string, FormDraft>): void {
  for (const token of drafts.keys()) {
    if (drafts.size < draftsMax) return
    drafts.delete(token)
  }
}

/**
 * Keeps a draft in this process under a random token, for the minute in which this very process draws
 * its page. Personal data stays out of addresses, cookies and storage that way.
 */
export function keepDraft(draft: FormDraft): string {
  const drafts = openDrafts()
  makeRoom(drafts)
  const token = randomBytes(24).toString('base64url')
  drafts.set(token, draft)
  setTimeout(() => drafts.delete(token), lifetimeMs).unref()
  return token
}

/** The draft behind a token while its time lasts, for its own kind of form only. */
export function findDraft(token: string | null | undefined, kind: string): FormDraft | null {
  const draft = token ? openDrafts().get(token) : undefined
  // Its time is over when it is gone: a page that looks at the clock could not be drawn beforehand.
  return draft?.kind === kind ? draft : null
}

/** Forgets a draft whose page was drawn. */
export function dropDraft(token: string): void {
  openDrafts().delete(token)
}
