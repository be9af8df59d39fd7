/** Whether players of other sites may load without a press, as the visitor last said. */
let allowed = false
const listeners = new Set<() => void>()

export function setEmbedsAllowed(next: boolean): void {
  if (next === allowed) return
  allowed = next
  for (const listener of listeners) listener()
}

export function subscribeToEmbeds(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function areEmbedsAllowed(): boolean {
  return allowed
}

/** Before the browser has spoken, nothing is allowed. */
export function areEmbedsAllowedOnServer(): boolean {
  return false
}
