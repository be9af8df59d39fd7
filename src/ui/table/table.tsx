import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './table.module.css'

export type TableColumn<Key extends string> = {
  key: Key
  label: string
  /** Figures stand at the end of the column and under each other. */
  numeric?: boolean
  /** On the phone it stands beside the name of the row, without its own label: a status. */
  aside?: boolean
  /** On the phone it has the room of two values, for words that would be cut in less: a kind of home. */
  wide?: boolean
  /** The heading as a link that puts the rows in the order of this column, or turns it round. */
  sort?: {
    href: string
    /** How the rows stand by this column now. */
    order: 'ascending' | 'descending' | 'none'
  }
}

type TableProps<Key extends string> = {
  caption: ReactNode
  captionHidden?: boolean
  columns: readonly TableColumn<Key>[]
  rows: readonly { id: string; cells: Partial<Record<Key, ReactNode>>; dimmed?: boolean }[]
}

/**
 * Rows and columns; the first column names the row. On the phone each row becomes a small card
 * with three values beside each other, each under its column name. The roles are spelled out because a table laid out as blocks loses them.
 */
export function Table<Key extends string>({
  caption,
  captionHidden = false,
  columns,
  rows,
}: TableProps<Key>) {
  return (
    <table className={styles.table} role="table">
      <caption className={styles.caption}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map(({ key, label, numeric, sort }) => (
            <th
              // Where the link is not shown it names nothing.
              aria-label={sort && label}
              aria-sort={sort?.order}
              className={classNames(styles.heading, numeric && styles.numeric)}
              key={key}
              role="columnheader"
              scope="col"
            >
              {sort ? <SortLink label={label} {...sort} /> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, cells, dimmed }) => (
          <tr className={classNames(styles.row, dimmed && styles.dimmed)} key={id} role="row">
            {columns.map(({ key, label, numeric, aside, wide }, index) => {
              const look = classNames(
                styles.cell,
                numeric && styles.numeric,
                aside && styles.aside,
                wide && styles.wide,
              )
              const text = cells[key]
              return index === 0 ? (
                <th
                  className={classNames(look, styles.name)}
                  key={key}
                  role="rowheader"
                  scope="row"
                >
                  {text}
                </th>
              ) : (
                <td
                  className={classNames(look, isEmpty(text) && styles.empty)}
                  key={key}
                  role="cell"
                >
                  <span aria-hidden className={styles.label}>
                    {label}
                  </span>
                  <span>{text}</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type SortLinkProps = NonNullable<TableColumn<string>['sort']> & { label: string }

function SortLink({ label, href, order }: SortLinkProps) {
  return (
    <Link
      className={classNames(styles.sort, order !== 'none' && styles.sorted)}
      href={href}
      look="bare"
      prefetch={false}
    >
      {label}
      <Icon name={order === 'descending' ? 'chevron-down' : 'chevron-up'} size="small" />
    </Link>
  )
}

function isEmpty(text: ReactNode): boolean {
  return text === undefined || text === null || text === ''
}
