import type { ReactNode } from 'react'
import { ButtonLink } from '@/ui/button/button-link'
import { Link } from '@/ui/link/link'
import styles from './empty-list.module.css'

type EmptyListLink = { href: string; text: string }

type EmptyListProps = {
  /** A drawing in the place of the cards; it says nothing. */
  drawing: ReactNode
  title: string
  advice: string
  /** What comes closest to what was asked for, with how much of it there is. */
  steps?: { title: string; links: readonly EmptyListLink[] }
  links: readonly EmptyListLink[]
}

/** In the place of the cards where there are none: why, and where to look instead. */
export function EmptyList({ drawing, title, advice, steps, links }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <div aria-hidden="true" className={styles.drawing}>
        {drawing}
      </div>
      <div>
        <p className={styles.title}>{title}</p>
        {steps && steps.links.length > 0 && (
          <div className={styles.steps}>
            <p>{steps.title}</p>
            <ul aria-label={steps.title} className={styles.closest}>
              {steps.links.map(({ href, text }) => (
                <li key={href}>
                  <ButtonLink href={href} prefetch={false} variant="secondary">
                    {text}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p>{advice}</p>
        <ul className={styles.links}>
          {links.map(({ href, text }) => (
            <li key={href}>
              <Link href={href} look="standalone">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
