'use client'

import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import { formatShortlist } from '@/domain/routes/shortlist-address'
import type { HomesAnswer, HomeView } from '@/features/home-card/home-view'
import {
  readProblem,
  readSaved,
  readSavedOnServer,
  removeHome,
  replaceSaved,
  subscribeToSaved,
} from '@/features/favourites/saved-homes'
import { Button } from '@/ui/button/button'
import { Notice } from '@/ui/notice/notice'
import { fillIn } from '@/ui/template'
import { useHasScript } from '@/ui/use-has-script'
import { fillCount } from './fill-text'
import { HomeChoices } from './home-choices.client'
import type { ListTexts } from './list-texts'
import { ShareList } from './share-list.client'
import styles from './shortlist.module.css'
import { useHomes } from './use-homes'

export type OwnListProps = {
  locale: Locale
  /** Address of the list without its query. */
  pathname: string
  texts: ListTexts
  /** In the place of the homes while none is saved. */
  empty: ReactNode
  /** Ticked from the start. */
  compared?: readonly number[]
  /** What the page knows of the homes already. */
  start?: HomesAnswer
}

/** What was just done, and the list as it was before. */
type Undo = { text: string; ids: readonly number[] }

/** Says what was removed; the keyboard goes to the way back, since its button is gone. */
function UndoNotice({ undo, text, onUndo }: { undo: Undo; text: string; onUndo: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('button')?.focus(), [undo])
  return (
    <div ref={place}>
      <Notice live tone="success">
        <p>{undo.text}</p>
        <Button onClick={onUndo} size="small" variant="text">
          {text}
        </Button>
      </Notice>
    </div>
  )
}

function GoneNotice({ gone, texts }: { gone: readonly number[]; texts: ListTexts }) {
  if (gone.length === 0) return null
  const clean = () => replaceSaved(readSaved().filter((id) => !gone.includes(id)))
  return (
    <Notice>
      <p>{fillCount(texts.goneOne, texts.goneMany, gone.length)}</p>
      <Button onClick={clean} size="small" variant="text">
        {texts.goneRemove}
      </Button>
    </Notice>
  )
}

/** The visitor's own favourites, which only this browser knows. */
export function OwnList({ locale, pathname, texts, empty, compared, start }: OwnListProps) {
  const isInBrowser = useHasScript()
  const saved = useSyncExternalStore(subscribeToSaved, readSaved, readSavedOnServer)
  const { homes, gone, status, retry } = useHomes(saved, locale, start)
  const [undo, setUndo] = useState<Undo | null>(null)

  function change(text: string, act: () => void) {
    const ids = readSaved()
    act()
    if (readProblem() === null) setUndo({ text, ids })
  }

  function putBack() {
    if (undo) replaceSaved(undo.ids)
    setUndo(null)
  }

  const remove = ({ id, title }: HomeView) =>
    change(fillIn(texts.removed, { title }), () => removeHome(id))
  const clear = () => change(texts.cleared, () => replaceSaved([]))
  const isLoading = !isInBrowser || (status === 'loading' && homes.length === 0)
  const ids = homes.map((home) => home.id)

  return (
    <div className={styles.list}>
      {undo && <UndoNotice onUndo={putBack} text={texts.undo} undo={undo} />}
      {isLoading && <p className={styles.loading}>{texts.loading}</p>}
      {isInBrowser && saved.length === 0 && empty}
      {status === 'failed' && (
        <Notice live tone="alert">
          <p>{texts.failed}</p>
          <Button onClick={retry} size="small" variant="text">
            {texts.retry}
          </Button>
        </Notice>
      )}
      <GoneNotice gone={gone} texts={texts} />
      {homes.length > 0 && (
        <>
          <div className={styles.head}>
            <p className={styles.count}>
              {fillCount(texts.countOne, texts.countMany, homes.length)}
            </p>
            <ShareList
              href={`${pathname}?${formatShortlist({ ids, compare: [] })}`}
              texts={texts}
            />
            <Button icon="trash" onClick={clear} size="small" variant="text">
              {texts.clear}
            </Button>
          </div>
          <HomeChoices
            compared={compared}
            homes={homes}
            listIds={saved}
            onRemove={remove}
            pathname={pathname}
            texts={texts}
          />
        </>
      )}
    </div>
  )
}
