import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { Heading, type HeadingLevel, type HeadingSize } from '../heading/heading'
import { Link } from '../link/link'
import styles from './section.module.css'

export type SectionProps = {
  title?: ReactNode
  level?: HeadingLevel
  size?: HeadingSize
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** Stands right of the title, on its base line. */
  link?: { href: string; text: string }
  /** Without the large distance to its neighbours, for a section inside a column. */
  flush?: boolean
  /** The 2 px line that opens the section; without it the title stands free. */
  cornice?: boolean
  id?: string
  className?: string
  children?: ReactNode
}

/** A part of a page: it opens with the cornice line and its text hangs from it. */
export function Section({
  title,
  level = 2,
  size,
  lead,
  link,
  flush = false,
  cornice = true,
  id,
  className,
  children,
}: SectionProps) {
  const titleId = useId()
  const named = title !== undefined && title !== ''
  return (
    <section
      aria-labelledby={named ? titleId : undefined}
      className={classNames(!flush && styles.section, cornice && styles.cornice, className)}
      id={id}
    >
      {(named || link) && (
        <div className={styles.head}>
          {named && (
            <Heading id={titleId} level={level} size={size}>
              {title}
            </Heading>
          )}
          {link && (
            <Link className={styles.link} href={link.href} look="standalone">
              {link.text}
            </Link>
          )}
        </div>
      )}
      {lead && <div className={styles.lead}>{lead}</div>}
      {children && <div className={styles.body}>{children}</div>}
    </section>
  )
}
