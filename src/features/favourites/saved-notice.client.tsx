'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/ui/button/button'
import { dismissProblem, readProblem, subscribeToSaved, type SavingProblem } from './saved-homes'
import styles from './saved-notice.module.css'

type SavedNoticeProps = { texts: Record<SavingProblem | 'close', string> }

const noProblem = () => null

/** Why a home could not be saved, at the foot of the window until it is closed or works again. */
export function SavedNotice({ texts }: SavedNoticeProps) {
  const problem = useSyncExternalStore(subscribeToSaved, readProblem, noProblem)
  return (
    <div className={styles.place} role="alert">
      {problem && (
        <div className={styles.notice}>
          <p>{texts[problem]}</p>
          <Button onClick={dismissProblem} size="small" variant="text">
            {texts.close}
          </Button>
        </div>
      )}
    </div>
  )
}
