'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import { isPressedAgain, useEarlyPress } from '@/ui/use-early-press'
import { readSaved, saveHome, subscribeToSaved, toggleHome } from './saved-homes'

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
  const early = useEarlyPress()
  return (
    <button
      {...early}
      aria-label={label}
      aria-pressed={isSaved}
      className={className}
      // Before the browser has spoken every heart offers to save.
      onClick={(press) => (isPressedAgain(press) ? saveHome(id) : toggleHome(id))}
      type="button"
    >
      {children}
    </button>
  )
}
