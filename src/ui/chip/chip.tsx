import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './chip.module.css'

type ChipText = {
  text: string
  /** Spoken before the text, such as "Wis filter:". */
  removeText: string
}

function ChipFace({ text, removeText }: ChipText) {
  return (
    <>
      <VisuallyHidden>{removeText} </VisuallyHidden>
      {text}
      <Icon name="close" size="small" />
    </>
  )
}

/** A choice in force; the link leads to the same page without it. */
export function ChipLink({ text, removeText, href }: ChipText & { href: string }) {
  return (
    <Link className={styles.chip} href={href} look="bare" prefetch={false}>
      <ChipFace removeText={removeText} text={text} />
    </Link>
  )
}

/** The same where the choice is kept in the browser. */
export function Chip({
  text,
  removeText,
  className,
  ...rest
}: ChipText & Omit<ComponentProps<'button'>, 'children' | 'type'>) {
  return (
    <button {...rest} className={classNames(styles.chip, className)} type="button">
      <ChipFace removeText={removeText} text={text} />
    </button>
  )
}
