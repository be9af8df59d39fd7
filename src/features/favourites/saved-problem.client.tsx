'use client'

import { Button } from '@/ui/button/button'
import { dismissProblem } from './saved-homes'
import styles from './saved-notice.module.css'

/** The notice itself, and the button that closes it. */
export function SavedProblem({ text, close }: { text: string; close: string }) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      <Button onClick={dismissProblem} size="small" variant="text">
        {close}
      </Button>
    </div>
  )
}
