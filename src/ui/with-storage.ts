/**
 * Works with what the browser keeps for this site (`local`) or for this tab (`session`).
 *
 * @returns what the work gives; `otherwise` where the browser has no storage, refuses it, or has no room
 */
export function withStorage<T>(
  kind: 'local' | 'session',
  work: (storage: Storage) => T,
  otherwise: T,
): T {
  try {
    // Switched off, it is missing in some browsers, and refused in others.
    const storage: Storage | null = window[`${kind}Storage`]
    return storage ? work(storage) : otherwise
  } catch (err) {
    if (err instanceof DOMException) return otherwise
    throw err
  }
}
