import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { pageWindow } from './page-window'
import styles from './pagination.module.css'

type PaginationProps = {
  /** Page on show, from 1. */
  current: number
  /** Number of pages; with one page nothing is shown. */
  total: number
  hrefOf: (page: number) => string
  texts: {
    /** Name of the navigation. */
    label: string
    previous: string
    next: string
    /** Such as "Pagina 1 van 7". */
    status: string
    /** Spoken name of a number, such as "Pagina 3". */
    page: (page: number) => string
  }
}

/** Leads through the pages of a list by plain links. */
export function Pagination({ current, total, hrefOf, texts }: PaginationProps) {
  if (total <= 1) return null
  return (
    <nav aria-label={texts.label} className={styles.pagination}>
      <p className={styles.status}>{texts.status}</p>
      <ul className={styles.list}>
        {current > 1 && (
          <li>
            <Link className={styles.step} href={hrefOf(current - 1)} look="bare" rel="prev">
              <Icon name="arrow-left" />
              <span>{texts.previous}</span>
            </Link>
          </li>
        )}
        {pageWindow(current, total).map((step, index) => (
          <li key={step === 'gap' ? `gap-${index}` : step} className={styles.number}>
            {step === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                aria-current={step === current ? 'page' : undefined}
                aria-label={texts.page(step)}
                className={classNames(styles.page, step === current && styles.current)}
                href={hrefOf(step)}
                look="bare"
                prefetch={false}
              >
                {step}
              </Link>
            )}
          </li>
        ))}
        {current < total && (
          <li>
            <Link className={styles.step} href={hrefOf(current + 1)} look="bare" rel="next">
              <span>{texts.next}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
