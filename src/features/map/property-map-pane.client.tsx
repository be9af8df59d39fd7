'use client'

import { useCallback, useState, type ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { Notice } from '@/ui/notice/notice'
import type { MovingPropertyMap, MovingPropertyMapProps } from './gl/moving-property-map'
import { hasWebGl } from '@/ui/has-web-gl'
import { useHasScript } from '@/ui/use-has-script'
import styles from './property-map.module.css'
import { fetchStreets, type Streets } from './streets'

type PropertyMapPaneProps = Omit<MovingPropertyMapProps, 'streets' | 'onFail'> & {
  openText: string
  /** The drawn map, which stays where the moving one cannot be had. */
  children: ReactNode
}

type State =
  | { kind: 'drawn' | 'loading' | 'failed' }
  | { kind: 'moving'; Moving: typeof MovingPropertyMap; streets: Streets | null }

/** The button that was pressed is gone; the keyboard goes on in what took its place. */
function takeFocus(map: HTMLElement | null): void {
  if (document.activeElement === document.body) map?.focus({ preventScroll: true })
}

/** The drawn map with a button that puts the moving one in its place. */
export function PropertyMapPane({ openText, children, ...rest }: PropertyMapPaneProps) {
  const [state, setState] = useState<State>({ kind: 'drawn' })
  // A button that only a script can answer to stands there only with one.
  const hasScript = useHasScript()
  const fail = useCallback(() => setState({ kind: 'failed' }), [])

  async function open() {
    if (!hasWebGl()) {
      fail()
      return
    }
    setState({ kind: 'loading' })
    try {
      const [{ MovingPropertyMap: Moving }, streets] = await Promise.all([
        import('./gl/moving-property-map'),
        fetchStreets(),
      ])
      setState({ kind: 'moving', Moving, streets })
    } catch {
      // The visitor is told; the drawn map remains.
      fail()
    }
  }

  if (state.kind === 'moving') {
    return (
      <div className={styles.moving} ref={takeFocus} tabIndex={-1}>
        <state.Moving {...rest} onFail={fail} streets={state.streets} />
      </div>
    )
  }
  return (
    <div className={styles.drawn}>
      {state.kind === 'failed' && <Notice live>{rest.texts.failed}</Notice>}
      {children}
      {state.kind !== 'failed' && (
        <div className={styles.action}>
          {hasScript && (
            <Button
              icon="map"
              loading={state.kind === 'loading'}
              loadingText={rest.texts.loading}
              onClick={open}
              size="small"
              variant="secondary"
            >
              {openText}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
