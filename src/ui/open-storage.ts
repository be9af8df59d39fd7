/**
 * What the browser keeps for this site, or for this tab. It stands here because a browser in which this
 * is switched off has none at all, where others refuse it.
 *
 * @throws DOMException where the browser keeps nothing
 */
export function openStorage(kind: 'local' | 'session'): Storage {
  const storage: Storage | null = window[`${kind}Storage`]
  if (storage === null) throw new DOMException()
  return storage
}
