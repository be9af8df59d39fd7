'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { Button } from '@/ui/button/button'
import { hasWebGl } from '@/ui/has-web-gl'
import { Notice } from '@/ui/notice/notice'
import styles from './frame-map.module.css'
import type { FrameMapTexts } from './frame-map-texts'
import { toShownItems, type FrameItem } from './frame-message'
import type { MovingFrameMap } from './gl/moving-frame-map'
import type { GroundNames } from './map-texts'
import { fetchStreets, type Streets } from './streets'
import { useFrameMessage } from './use-frame-message'

type FrameMapPaneProps = { names: GroundNames; texts: FrameMapTexts }

type State =
  | { kind: 'loading' | 'frameNoWebGl' | 'frameFailed' }
  | { kind: 'moving'; Moving: typeof MovingFrameMap; streets: Streets | null }

async function loadMap(): Promise<State> {
  if (!hasWebGl()) return { kind: 'frameNoWebGl' }
  try {
    const [{ MovingFrameMap: Moving }, streets] = await Promise.all([
      import('./gl/moving-frame-map'),
      fetchStreets(),
    ])
    return { kind: 'moving', Moving, streets }
  } catch {
    // The visitor is told, and has the list.
    return { kind: 'frameFailed' }
  }
}

function HomeList({ items, label }: { items: readonly FrameItem[]; label: string }) {
  return (
    <nav aria-label={label} className={styles.list}>
      <ul>
        {items.map(({ id, href, title, place, price }) => (
          <li key={id}>
            <a className={styles.home} href={href} target="_top">
              <span>{[title, place].filter(Boolean).join(', ')}</span>
              <strong>{price}</strong>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The map in a frame: shows what the page around it sends, as pins or as a list of links. */
export function FrameMapPane({ names, texts }: FrameMapPaneProps) {
  const message = useFrameMessage()
  const items = useMemo(() => (message === null ? null : toShownItems(message)), [message])
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [isList, setIsList] = useState(false)
  const fail = useCallback(() => setState({ kind: 'frameFailed' }), [])
  const hasItems = items !== null && items.length > 0

  useEffect(() => {
    if (!hasItems) return
    let isOver = false
    void loadMap().then((next) => {
      if (!isOver) setState(next)
    })
    return () => {
      isOver = true
    }
  }, [hasItems])

  if (message === null || items === null) return <p className={styles.status}>{texts.loading}</p>
  if (!hasItems) return <p className={styles.status}>{texts.frameEmpty}</p>
  const isMap = state.kind === 'loading' || state.kind === 'moving'
  const { infoMessage, mapType, marker } = message
  return (
    <div className={styles.pane}>
      {!isMap && (
        <Notice live>
          <p>{texts[state.kind]}</p>
        </Notice>
      )}
      {isMap && (
        // Hidden and not taken away, so that the map is where it was left.
        <div className={styles.map} hidden={isList}>
          {state.kind === 'moving' ? (
            <state.Moving
              infoMessage={infoMessage}
              items={items}
              mapType={mapType}
              marker={marker}
              names={names}
              onFail={fail}
              streets={state.streets}
              texts={texts}
            />
          ) : (
            <p className={styles.status}>{texts.loading}</p>
          )}
        </div>
      )}
      {(isList || !isMap) && <HomeList items={items} label={texts.title} />}
      <div className={styles.foot}>
        {isMap && (
          <Button
            icon={isList ? 'map' : 'list'}
            onClick={() => setIsList(!isList)}
            size="small"
            variant="secondary"
          >
            {isList ? texts.showMap : texts.showList}
          </Button>
        )}
        <p className={styles.source}>{texts.source}</p>
      </div>
    </div>
  )
}
