'use client'

import { useEffect, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { useEarlyPress } from '../use-early-press'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { areEmbedsAllowed, areEmbedsAllowedOnServer, subscribeToEmbeds } from './embed-permission'
import styles from './video.module.css'

type VideoProps = {
  /** `frame` is a player of another site, `file` a video of our own. */
  kind: 'frame' | 'file'
  /** Address of the player or file; loaded only after the press. */
  src: string
  title: string
  playText: string
  /** Page to watch it without script; without it the player's own address. */
  watchHref?: string
  /** The picture before the start. */
  children: ReactNode
}

/**
 * A poster with a play button; nothing of the other site loads before it is pressed, unless the
 * visitor allowed such players for good. It ends when the page is left, which stays behind hidden: a film
 * that played on could be heard and not be stopped, and its site would be asked whatever was answered since.
 */
export function Video({ kind, src, title, playText, watchHref = src, children }: VideoProps) {
  const [pressed, setStarted] = useState(false)
  const early = useEarlyPress()
  const isAllowed = useSyncExternalStore(
    subscribeToEmbeds,
    areEmbedsAllowed,
    areEmbedsAllowedOnServer,
  )
  const [isShown, setIsShown] = useState(false)
  const started = isShown && (pressed || (kind === 'frame' && isAllowed))

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- That a page is shown or left is told to effects alone.
    setIsShown(true)
    return () => {
      setIsShown(false)
      setStarted(false)
    }
  }, [])

  function start(event: MouseEvent) {
    event.preventDefault()
    setStarted(true)
  }

  if (!started) {
    return (
      <a {...early} className={styles.frame} href={watchHref} onClick={start}>
        {children}
        <span className={styles.play}>
          <Icon name="play" size="large" />
          <VisuallyHidden>
            {playText}: {title}
          </VisuallyHidden>
        </span>
      </a>
    )
  }
  return (
    <div className={styles.frame}>
      {kind === 'frame' ? (
        <iframe
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture; xr-spatial-tracking"
          allowFullScreen
          className={styles.player}
          loading={pressed ? 'eager' : 'lazy'}
          ref={pressed ? takeFocus : undefined}
          referrerPolicy="strict-origin-when-cross-origin"
          src={src}
          title={title}
        />
      ) : (
        <video
          aria-label={title}
          autoPlay
          className={styles.player}
          controls
          playsInline
          ref={takeFocus}
          src={src}
        />
      )}
    </div>
  )
}

/** The pressed link is gone; the player takes over its focus. */
function takeFocus(player: HTMLElement | null) {
  player?.focus({ preventScroll: true })
}
