'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'
import { Button } from '../button/button'
import type { ButtonLook } from '../button/button-class'
import { ButtonLink } from '../button/button-link'
import { IconButton } from '../icon-button/icon-button'
import { Dialog, type DialogKind } from './dialog.client'

type DialogOpenerProps = ButtonLook & {
  /** The words on the button, and its name when it shows an icon alone. */
  label: string
  iconOnly?: boolean
  /** Where the button leads without script: a page with the same content. */
  href?: string
  title: ReactNode
  closeText: string
  kind?: DialogKind
  footer?: ReactNode
  className?: string
  children: ReactNode
}

/** A button with the dialog it opens; the content may come from the server. */
export function DialogOpener({
  label,
  iconOnly = false,
  href,
  title,
  closeText,
  kind,
  footer,
  children,
  className,
  ...look
}: DialogOpenerProps) {
  const [open, setOpen] = useState(false)

  function show(event: MouseEvent) {
    event.preventDefault()
    setOpen(true)
  }

  const shared = { 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: show } as const
  return (
    <>
      {iconOnly && look.icon ? (
        <IconButton {...shared} className={className} icon={look.icon} label={label} />
      ) : href === undefined ? (
        <Button {...shared} {...look} className={className}>
          {label}
        </Button>
      ) : (
        <ButtonLink {...shared} {...look} className={className} href={href} role="button">
          {label}
        </ButtonLink>
      )}
      <Dialog
        closeText={closeText}
        footer={footer}
        kind={kind}
        onClose={() => setOpen(false)}
        open={open}
        title={title}
      >
        {children}
      </Dialog>
    </>
  )
}
