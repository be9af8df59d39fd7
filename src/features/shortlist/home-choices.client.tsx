'use client'

import { useState, type FormEvent } from 'react'
import { comparedMax, formatHomeIds } from '@/domain/routes/home-ids'
import { shortlistParameters } from '@/domain/routes/shortlist-address'
import { Heart } from '@/features/favourites/heart'
import { HomeCard } from '@/features/home-card/home-card.client'
import type { HomeView } from '@/features/home-card/home-view'
import { Button } from '@/ui/button/button'
import { CheckboxRow } from '@/ui/checkbox-row/checkbox-row'
import { fillIn } from '@/ui/template'
import { useEarlyAnswers } from '@/ui/use-early-answers'
import type { ListTexts } from './list-texts'
import styles from './shortlist.module.css'

type HomeChoicesProps = {
  homes: readonly HomeView[]
  /** Ids of the list; of the homes unless set, without those that are shown no more. */
  listIds?: readonly number[]
  /** Ticked from the start. */
  compared?: readonly number[]
  /** Address of the list without its query. */
  pathname: string
  texts: ListTexts
  /** In the visitor's own list a home can be removed; in another one it has a heart. */
  onRemove?: (home: HomeView) => void
}

/** Homes that make a comparison. */
const comparedMin = 2

type ChoiceProps = Pick<HomeChoicesProps, 'texts' | 'onRemove'> & {
  home: HomeView
  isCompared: boolean
  isFull: boolean
  onCompare: (isCompared: boolean) => void
}

function Choice({ home, texts, onRemove, isCompared, isFull, onCompare }: ChoiceProps) {
  const { id, title } = home
  return (
    <li>
      <HomeCard
        headingLevel={2}
        heart={!onRemove && <Heart id={id} label={fillIn(texts.saveThis, { title })} />}
        home={home}
      >
        <div className={styles.choice}>
          <CheckboxRow
            aria-label={fillIn(texts.compareThis, { title })}
            checked={isCompared}
            disabled={isFull && !isCompared}
            id={`compare-${id}`}
            label={texts.compare}
            name={shortlistParameters.compare}
            onChange={({ target }) => onCompare(target.checked)}
            value={id}
          />
          {onRemove && (
            <Button
              aria-label={fillIn(texts.removeThis, { title })}
              onClick={() => onRemove(home)}
              size="small"
              variant="text"
            >
              {texts.remove}
            </Button>
          )}
        </div>
      </HomeCard>
    </li>
  )
}

/** The homes of a list, to tick and compare: a form, so that it works without scripts as well. */
export function HomeChoices(props: HomeChoicesProps) {
  const { homes, listIds, compared = [], pathname, texts, onRemove } = props
  const [ticked, setTicked] = useState<readonly number[]>(compared)
  const [isRefused, setIsRefused] = useState(false)
  const chosen = ticked.filter((id) => homes.some((home) => home.id === id))
  const isFew = chosen.length < comparedMin

  function refuseFew(event: FormEvent) {
    if (isFew) event.preventDefault()
    setIsRefused(isFew)
  }

  const form = useEarlyAnswers<HTMLFormElement>((touched) => {
    const changed = new Set(touched.map(({ value }) => Number(value)))
    const now = homes.filter(({ id }) => changed.has(id) !== compared.includes(id))
    setTicked(now.slice(0, comparedMax).map(({ id }) => id))
  })

  return (
    <form action={pathname} method="get" onSubmit={refuseFew} ref={form}>
      <input
        name={shortlistParameters.ids}
        type="hidden"
        value={formatHomeIds(listIds ?? homes.map(({ id }) => id))}
      />
      <ul aria-label={texts.list} className={styles.grid}>
        {homes.map((home) => (
          <Choice
            home={home}
            isCompared={chosen.includes(home.id)}
            isFull={chosen.length >= comparedMax}
            key={home.id}
            onCompare={(isCompared) =>
              setTicked(isCompared ? [...chosen, home.id] : chosen.filter((id) => id !== home.id))
            }
            onRemove={onRemove}
            texts={texts}
          />
        ))}
      </ul>
      {homes.length > 1 && (
        <div className={styles.bar}>
          <p className={isFew && isRefused ? styles.refused : undefined} role="status">
            {isFew ? texts.compareHint : null}
          </p>
          <Button type="submit">
            {chosen.length > 0
              ? fillIn(texts.compareCount, { count: chosen.length })
              : texts.compare}
          </Button>
        </div>
      )}
    </form>
  )
}
