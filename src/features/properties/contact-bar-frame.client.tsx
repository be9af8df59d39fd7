'use client'

import { useEffect, useState, type ReactNode } from 'react'

type ContactBarFrameProps = {
  /** Id of the form the bar leads to, and of others that it would cover. */
  formIds: readonly string[]
  className?: string
  children: ReactNode
}

/**
 * The box of the bar at the lower edge, marked `data-away` while such a form is in view.
 */
export function ContactBarFrame({ formIds, className, children }: ContactBarFrameProps) {
  const [isAway, setIsAway] = useState(false)

  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      // Several changes may come at once; they come in order.
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      setIsAway(inView.size > 0)
    })
    for (const id of formIds) {
      const form = document.getElementById(id)
      if (form) observer.observe(form)
    }
    return () => observer.disconnect()
  }, [formIds])

  return (
    <div className={className} data-away={isAway || undefined}>
      {children}
    </div>
  )
}
