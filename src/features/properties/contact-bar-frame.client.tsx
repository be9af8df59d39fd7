'use client'

import { useEffect, useState, type ReactNode } from 'react'

type ContactBarFrameProps = {
  /** Id of the form the bar leads to. */
  formId: string
  className?: string
  children: ReactNode
}

/**
 * The box of the bar at the lower edge, marked `data-away` while the form it leads to is in view.
 * Without script the bar stays.
 */
export function ContactBarFrame({ formId, className, children }: ContactBarFrameProps) {
  const [isAway, setIsAway] = useState(false)

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!form) return
    const observer = new IntersectionObserver((entries) => {
      // Several changes may come at once; the last is how it stands now.
      setIsAway(entries.at(-1)?.isIntersecting ?? false)
    })
    observer.observe(form)
    return () => observer.disconnect()
  }, [formId])

  return (
    <div className={className} data-away={isAway || undefined}>
      {children}
    </div>
  )
}
