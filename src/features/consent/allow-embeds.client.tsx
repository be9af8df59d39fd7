'use client'

import type { MouseEvent } from 'react'
import { Button, type ButtonProps } from '@/ui/button/button'
import { useEarlyPress } from '@/ui/use-early-press'
import { setEmbedsAllowed } from '@/ui/video/embed-permission'
import { addPurpose } from './add-purpose'
import { keepConsent, tellConsent } from './consent-memory'

type AllowEmbedsProps = Pick<ButtonProps, 'className' | 'children'> & { purposesVersion: string }

/** Allows players of other sites for good, and nothing that was not allowed before. */
export function AllowEmbeds({ purposesVersion, className, children }: AllowEmbedsProps) {
  const early = useEarlyPress()
  const allow = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes, and the films above it become other elements: the next key leads to these.
    const place = currentTarget.closest<HTMLElement>('section')
    if (place) {
      place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    if (keepConsent(addPurpose('media', purposesVersion), purposesVersion)) tellConsent()
    // Where nothing can be kept they play on this page alone.
    else setEmbedsAllowed(true)
  }
  return (
    <Button {...early} className={className} onClick={allow} size="small" variant="secondary">
      {children}
    </Button>
  )
}
