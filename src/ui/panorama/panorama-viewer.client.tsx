'use client'

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { hasWebGl } from '../has-web-gl'
import type { IconName } from '../icon/icon'
import { IconButton } from '../icon-button/icon-button'
import { Notice } from '../notice/notice'
import { findPanoramaMove, panoramaMoves, type PanoramaMoveName } from './panorama-moves'
import styles from './panorama.module.css'
import type { Sphere } from './sphere'

export type PanoramaTexts = Readonly<Record<PanoramaMoveName, string>> & {
  /** What a press on the poster does; read before the name. */
  open: string
  close: string
  /** How the picture is turned. */
  hint: string
  loading: string
  noWebGl: string
  failed: string
}

type PanoramaViewerProps = {
  name: string
  src: string
  /** Whether the picture is a whole sphere; any other is shown flat. */
  isSphere: boolean
  texts: PanoramaTexts
  onClose: () => void
}

type State = 'loading' | 'sphere' | 'flat' | 'noWebGl' | 'failed'

/** The controls, in the order in which they stand. */
const controls: readonly (readonly [PanoramaMoveName, IconName])[] = [
  ['left', 'arrow-left'],
  ['right', 'arrow-right'],
  ['up', 'arrow-up'],
  ['down', 'arrow-down'],
  ['farther', 'minus'],
  ['nearer', 'plus'],
]

/** Opens the sphere in the element that takes the ref, where the picture and the browser allow it. */
function useSphere(src: string, isSphere: boolean) {
  const stage = useRef<HTMLDivElement>(null)
  const sphere = useRef<Sphere | null>(null)
  const [state, setState] = useState<State>(() => {
    if (!isSphere) return 'flat'
    return hasWebGl() ? 'loading' : 'noWebGl'
  })
  const [isDrawn] = useState(state === 'loading')

  useEffect(() => {
    const container = stage.current
    if (!isDrawn || !container) return
    let isOver = false
    const end = () => {
      isOver = true
      sphere.current?.close()
      sphere.current = null
    }
    const fail = () => {
      if (isOver) return
      end()
      setState('failed')
    }
    const open = async () => {
      try {
        const { openSphere } = await import('./sphere')
        if (isOver) return
        sphere.current = openSphere(container, {
          src,
          isCalm: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
          onReady: () => setState('sphere'),
          onFail: fail,
        })
      } catch {
        // The visitor is told, and sees the picture flat.
        fail()
      }
    }
    void open()
    return end
  }, [src, isDrawn])

  return {
    stage,
    state,
    move: (name: PanoramaMoveName) => sphere.current?.move(panoramaMoves[name]),
  }
}

/**
 * A picture in the round on the whole screen: arrows turn it, plus and minus bring it nearer and
 * farther, Escape leaves. Where it cannot be drawn in the round it stands there flat.
 */
export function PanoramaViewer({ name, src, isSphere, texts, onClose }: PanoramaViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { stage, state, move } = useSphere(src, isSphere)
  const isRound = state === 'loading' || state === 'sphere'

  useEffect(() => dialog.current?.showModal(), [])

  function onKeyDown(event: KeyboardEvent) {
    const name = findPanoramaMove(event.key)
    // With a modifier the key belongs to the browser, such as to enlarge the page.
    if (name === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    move(name)
  }

  return (
    <dialog
      aria-labelledby={titleId}
      className={styles.viewer}
      onClose={onClose}
      onKeyDown={onKeyDown}
      ref={dialog}
    >
      <div className={styles.bar}>
        <p className={styles.title} id={titleId}>
          {name}
        </p>
        <IconButton
          icon="close"
          label={texts.close}
          look="inverse"
          onClick={() => dialog.current?.close()}
        />
      </div>
      {isRound ? (
        <div aria-label={name} className={styles.stage} ref={stage} role="img" />
      ) : (
        <img alt={name} className={styles.flat} src={src} />
      )}
      <div className={styles.foot}>
        {state === 'sphere' && (
          <div className={styles.controls}>
            {controls.map(([control, icon]) => (
              <IconButton
                icon={icon}
                key={control}
                label={texts[control]}
                look="inverse"
                onClick={() => move(control)}
              />
            ))}
          </div>
        )}
        <div className={styles.said}>
          <p role="status">
            {state === 'loading' && texts.loading}
            {state === 'sphere' && texts.hint}
          </p>
          {(state === 'noWebGl' || state === 'failed') && (
            <Notice live>
              <p>{texts[state]}</p>
            </Notice>
          )}
        </div>
      </div>
    </dialog>
  )
}
