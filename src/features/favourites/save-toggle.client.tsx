'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import { readSaved, subscribeToSaved, toggleHome } from './saved-homes'

type SaveToggleProps = {
  /** Public id of the home. */
  id: number
  /** The whole name, such as "Bewaar Herenhuis met stadstuin". */
  label: string
  className: string | undefined
  /** The heart, with words where there is room. */
  children: ReactNode
}

const isSavedOnServer = () => false

/** A button that is pressed while its home is among the saved ones. */
export function SaveToggle({ id, label, className, children }: SaveToggleProps) {
  const isSaved = useSyncExternalStore(
    subscribeToSaved,
    () => readSaved().includes(id),
    isSavedOnServer,
  )
  return (
    <button
      aria-label={label}
      aria-pressed={isSaved}
      className={className}
      onClick={() => toggleHome(id)}
      type="button"
    >
      {children}
    </button>
  )
}
