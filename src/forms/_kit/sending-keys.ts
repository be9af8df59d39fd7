/** Under which key a form is sent, so that every enquiry is stored, and each of them once. */
export type SendingKeys = {
  /**
   * The key for what stands in the form now, and whether it is another one than before: what proves
   * that a person sends belongs to the old key.
   */
  take: (content: string) => { key: string; isNew: boolean }
  /** Told how sending went. What got no answer may be stored or not. */
  settle: (fate: 'stored' | 'refused' | 'unknown') => void
}

/**
 * Keeps one key for one enquiry. It is renewed once an enquiry was stored, because a page that the
 * browser took out of its memory can be sent again; and when something else stands in the form than
 * in a sending that got no answer, because the server may have stored that one under the old key and
 * would thank for the other without keeping it.
 */
export function createSendingKeys(createKey: () => string): SendingKeys {
  let key = createKey()
  let unanswered: string | null = null
  let isSpent = false
  let last = ''
  return {
    take: (content) => {
      const isNew = isSpent || (unanswered !== null && unanswered !== content)
      if (isNew) {
        key = createKey()
        unanswered = null
      }
      isSpent = false
      last = content
      return { key, isNew }
    },
    settle: (fate) => {
      isSpent = fate === 'stored'
      // Refused after a lost answer: the one before may still be stored.
      if (fate === 'unknown') unanswered = last
      else if (isSpent) unanswered = null
    },
  }
}
