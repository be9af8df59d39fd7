'use client'

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useEarlyPress } from '../use-early-press'
import styles from './tabs.module.css'

type TabsProps = {
  label: string
  tabs: readonly { id: string; name: ReactNode; panel: ReactNode }[]
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Panels of which one is shown; arrows, Home and End move between the names. */
export function Tabs({ label, tabs }: TabsProps) {
  const prefix = useId()
  const names = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const early = useEarlyPress()

  function choose(index: number) {
    const place = (index + tabs.length) % tabs.length
    setCurrent(place)
    names.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step !== undefined) choose(current + step)
    else if (event.key === 'Home') choose(0)
    else if (event.key === 'End') choose(tabs.length - 1)
    else return
    event.preventDefault()
  }

  return (
    <div>
      <div
        {...early}
        aria-label={label}
        className={styles.names}
        onKeyDown={onKeyDown}
        ref={names}
        role="tablist"
      >
        {tabs.map(({ id, name }, index) => (
          <button
            aria-controls={`${prefix}-${id}`}
            aria-selected={index === current}
            className={styles.name}
            id={`${prefix}-${id}-tab`}
            key={id}
            onClick={() => setCurrent(index)}
            role="tab"
            tabIndex={index === current ? 0 : -1}
            type="button"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }, index) => (
        <div
          aria-labelledby={`${prefix}-${id}-tab`}
          className={styles.panel}
          hidden={index !== current}
          id={`${prefix}-${id}`}
          key={id}
          role="tabpanel"
          tabIndex={0}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
