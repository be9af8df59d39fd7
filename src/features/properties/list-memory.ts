import { mayKeep } from '@/features/consent/consent-memory'
import { isSafeRelativeTarget } from '@/domain/routes/safe-target'
import { withStorage } from '@/ui/with-storage'

/**
 * The list from which a property was opened, kept for the tab alone. The property's page is the
 * same for everybody, so it learns from here which list its visitor walks through.
 */
export type ListMemory = {
  /** Path and query of the list. */
  address: string
  /** Where to ask for the neighbours in that list, with a query already. */
  neighboursHref: string
  /** Path of the property that was opened; elsewhere the memory says nothing. */
  target: string
  /** How far the list was scrolled, in CSS pixels. */
  scrollY: number
  /** The visitor is on the way back, so the list may go to where it was. */
  isReturning: boolean
}

const storageKey = 'gevel-list'

/** The memory as the tab keeps it: one text, so that it compares as one value. Empty for none. */
export function readStoredMemory(): string {
  return withStorage('session', (storage) => storage.getItem(storageKey) ?? '', '')
}

/** Reads what `writeListMemory` wrote; null for anything else. */
export function parseListMemory(text: string): ListMemory | null {
  try {
    const stored: unknown = JSON.parse(text)
    return isListMemory(stored) ? stored : null
  } catch (err) {
    if (err instanceof SyntaxError) return null
    throw err
  }
}

/**
 * Remembers a list for this tab; does nothing without consent to preferences, or where the browser
 * keeps nothing.
 */
export function writeListMemory(memory: ListMemory): void {
  if (!mayKeep('preferences')) return
  const text = JSON.stringify(memory)
  withStorage('session', (storage) => storage.setItem(storageKey, text), undefined)
}

function isListMemory(value: unknown): value is ListMemory {
  if (typeof value !== 'object' || value === null) return false
  const { address, neighboursHref, target, scrollY, isReturning } = value as Partial<ListMemory>
  return (
    isOwnPath(address) &&
    isOwnPath(neighboursHref) &&
    isOwnPath(target) &&
    typeof scrollY === 'number' &&
    typeof isReturning === 'boolean'
  )
}

/** Never an address of another site. */
function isOwnPath(text: unknown): text is string {
  return typeof text === 'string' && isSafeRelativeTarget(text)
}
