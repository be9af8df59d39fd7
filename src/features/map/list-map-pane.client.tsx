'use client'

import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Notice } from '@/ui/notice/notice'
import type { MovingListMap, MovingListMapProps } from './gl/moving-list-map'
import { hasWebGl } from '@/ui/has-web-gl'
import styles from './list-map.module.css'
import { fetchMapPoints, type MapAnswer } from './map-point'
import { fetchStreets, type Streets } from './streets'

type ListMapPaneProps = Omit<MovingListMapProps, 'answer' | 'streets' | 'onFail'> & {
  /** Endpoint of the homes of this result. */
  pointsHref: string
  /** The drawn map, which stays where the moving one cannot be had. */
  children: ReactNode
}

type State =
  | { kind: 'drawn' | 'noWebGl' | 'failed' }
  | {
      kind: 'moving'
      Moving: typeof MovingListMap
      answer: MapAnswer
      streets: Streets | null
    }

/** Loads the moving map as soon as its place comes into view, and stays as it is where it cannot. */
export function ListMapPane({ pointsHref, children, ...rest }: ListMapPaneProps) {
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>({ kind: 'drawn' })
  const fail = useCallback(() => setState({ kind: 'noWebGl' }), [])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const stop = new AbortController()
    const load = async (): Promise<State> => {
      if (!hasWebGl()) return { kind: 'noWebGl' }
      try {
        const [{ MovingListMap: Moving }, answer, streets] = await Promise.all([
          import('./gl/moving-list-map'),
          fetchMapPoints(pointsHref, stop.signal),
          fetchStreets(),
        ])
        return { kind: 'moving', Moving, answer, streets }
      } catch {
        // The visitor is told; the drawn map and the list remain.
        return { kind: 'failed' }
      }
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void load().then((next) => {
        if (!stop.signal.aborted) setState(next)
      })
    })
    observer.observe(element)
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [pointsHref])

  return (
    <div className={styles.pane} ref={box}>
      {state.kind === 'moving' ? (
        <state.Moving {...rest} answer={state.answer} onFail={fail} streets={state.streets} />
      ) : (
        <>
          {state.kind !== 'drawn' && <Notice live>{rest.texts[state.kind]}</Notice>}
          {children}
        </>
      )}
    </div>
  )
}
