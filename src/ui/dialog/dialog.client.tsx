'use client'

import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { Heading } from '../heading/heading'
import { IconButton } from '../icon-button/icon-button'
import styles from './dialog.module.css'

export type DialogKind = 'middle' | 'sheet' | 'bottom'

type DialogProps = {
  open: boolean
  /** Called for every way out: Escape, backdrop, close button, a part marked `data-closes-dialog`. */
  onClose: () => void
  title: ReactNode
  closeText: string
  /** `middle` of the screen, `sheet` from the right, `bottom` from below. */
  kind?: DialogKind
  /** Stays in sight under the scrolling part, such as a button with a count. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * The browser's modal dialog: it keeps the focus inside, makes the page inert, closes with Escape
 * and gives the focus back. A link or button inside marked `data-closes-dialog` closes it too.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeText,
  kind = 'middle',
  footer,
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = element.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])

  return (
    <dialog
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[kind])}
      onClick={closeOnPress}
      onClose={onClose}
      ref={element}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <Heading id={titleId} level={2} size="m">
            {title}
          </Heading>
          <IconButton data-closes-dialog="" icon="close" label={closeText} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  )
}

/** The panel covers the dialog, so a press on the dialog itself is one on the backdrop. */
function closeOnPress(event: MouseEvent<HTMLDialogElement>) {
  const pressed = event.target
  const leaves =
    pressed === event.currentTarget ||
    (pressed instanceof Element && pressed.closest('[data-closes-dialog]') !== null)
  if (leaves) event.currentTarget.close()
}
