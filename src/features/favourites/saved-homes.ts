import {
  addHomeIds,
  formatHomeIds,
  parseHomeIds,
  removeHomeId,
  savedMax,
} from '@/domain/routes/home-ids'
import { sendBeacon } from '@/features/visits/send-beacon'
import { withStorage } from '@/ui/with-storage'

/**
 * The homes that a visitor saved: their public ids, newest first, in this browser and nowhere else.
 * The visitor asks for it by pressing the heart, so it is necessary for what was asked and needs no
 * consent. What is kept has the form of a shared link; another form gets another key.
 */
const storageKey = 'gevel-saved-1'

/** Why the last wish to save was not met. */
export type SavingProblem = 'refused' | 'full'

const none: readonly number[] = []
const listeners = new Set<() => void>()
let known: readonly number[] | null = null
let problem: SavingProblem | null = null

function tell(): void {
  for (const listener of listeners) listener()
}

function readStorage(): readonly number[] {
  // Where storage is shut off nothing is saved, which a later wish to save says in words.
  return withStorage(
    'local',
    (storage) => parseHomeIds(storage.getItem(storageKey) ?? '', savedMax),
    none,
  )
}

function setProblem(next: SavingProblem | null): void {
  problem = next
  tell()
}

function write(ids: readonly number[]): void {
  const keep = (storage: Storage) => {
    storage.setItem(storageKey, formatHomeIds(ids))
    known = ids
    return null
  }
  setProblem(withStorage('local', keep, 'refused'))
}

function forget(): void {
  known = null
  tell()
}

/** Another tab changed the list, or cleared everything. */
function onStorage({ key }: StorageEvent): void {
  if (key === storageKey || key === null) forget()
}

/** A page that was set aside hears nothing of what happened since. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) forget()
}

/** For `useSyncExternalStore`: hears of changes in this tab and in others. */
export function subscribeToSaved(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onPageShow)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
    known = null
  }
}

/** The saved homes, newest first; the same array until they change. */
export function readSaved(): readonly number[] {
  known ??= readStorage()
  return known
}

/** Before the browser has spoken, nothing is saved. */
export function readSavedOnServer(): readonly number[] {
  return none
}

export function readProblem(): SavingProblem | null {
  return problem
}

export function dismissProblem(): void {
  setProblem(null)
}

/** Saves homes in front of the others; all of them or, where there is no room, none. */
export function saveHomes(ids: readonly number[]): void {
  // Another tab may have saved a home of which this one has not heard yet.
  const saved = readStorage()
  const wanted = new Set([...ids, ...saved])
  if (wanted.size > savedMax) setProblem('full')
  else write(addHomeIds(saved, ids, savedMax))
}

export function removeHome(id: number): void {
  write(removeHomeId(readStorage(), id))
}

/** Saves a home, and counts it; one that is saved stays where it is. */
export function saveHome(id: number): void {
  if (readSaved().includes(id)) return
  saveHomes([id])
  if (readSaved().includes(id)) {
    sendBeacon({ kind: 'favourite', homeKind: 'property', publicId: id })
  }
}

export function toggleHome(id: number): void {
  if (readSaved().includes(id)) removeHome(id)
  else saveHome(id)
}

/** Puts a whole list in place of the present one: empty to clear it, an older one to undo. */
export function replaceSaved(ids: readonly number[]): void {
  write(ids)
}
