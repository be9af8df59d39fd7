'use client'

import dynamic from 'next/dynamic'
import { useSyncExternalStore } from 'react'
import { readProblem, subscribeToSaved, type SavingProblem } from './saved-homes'
import styles from './saved-notice.module.css'

type SavedNoticeProps = { texts: Record<SavingProblem | 'close', string> }

const noProblem = () => null

// Few visitors ever meet it, and every page has the place for it.
const SavedProblem = dynamic(() =>
  import('./saved-problem.client').then((part) => part.SavedProblem),
)

/** Why a home could not be saved, at the foot of the window until it is closed or works again. */
export function SavedNotice({ texts }: SavedNoticeProps) {
  const problem = useSyncExternalStore(subscribeToSaved, readProblem, noProblem)
  return (
    <div className={styles.place} role="alert">
      {problem && <SavedProblem close={texts.close} text={texts[problem]} />}
    </div>
  )
}
