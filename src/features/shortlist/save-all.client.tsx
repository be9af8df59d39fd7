'use client'

import { useSyncExternalStore } from 'react'
import {
  readSaved,
  readSavedOnServer,
  saveHomes,
  subscribeToSaved,
} from '@/features/favourites/saved-homes'
import { Button } from '@/ui/button/button'
import { useEarlyPress } from '@/ui/use-early-press'
import styles from './shortlist.module.css'

type SaveAllProps = {
  ids: readonly number[]
  texts: { saveAll: string; allSaved: string }
}

/** Takes a list that somebody shared into the visitor's own; until then nothing of it changes. */
export function SaveAll({ ids, texts }: SaveAllProps) {
  const saved = useSyncExternalStore(subscribeToSaved, readSaved, readSavedOnServer)
  const early = useEarlyPress()
  const isAllSaved = ids.every((id) => saved.includes(id))
  return (
    <span aria-live="polite" className={styles.saveAll}>
      {isAllSaved ? (
        texts.allSaved
      ) : (
        <Button
          {...early}
          icon="heart"
          onClick={() => saveHomes(ids)}
          size="small"
          variant="secondary"
        >
          {texts.saveAll}
        </Button>
      )}
    </span>
  )
}
