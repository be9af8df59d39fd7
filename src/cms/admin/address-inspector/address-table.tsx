import { locales, type Locale } from '@/domain/kernel/locales'
import { languageNames } from '@/domain/kernel/language-names'
import { toHref } from '@/domain/routes/route-table'
import { say } from '../say'
import styles from './address-inspector.module.css'
import { inspectorHref } from './inspector-path'
import { inspectorTexts } from './texts'
import {
  formatInspectorQuery,
  rowsPerPage,
  type AddressCell,
  type AddressRow,
  type InspectorQuery,
  type InspectorView,
} from './to-inspector-view'

type TableProps = { query: InspectorQuery; view: InspectorView; language: Locale }

function Cell({ cell, language }: { cell: AddressCell; language: Locale }) {
  const { locale, path, isEnabled, isFaulty } = cell
  if (path === null) {
    return (
      <td>
        {isEnabled && (
          <span className={styles.missing}>{say(inspectorTexts.missing, language)}</span>
        )}
      </td>
    )
  }
  return (
    <td data-faulty={isFaulty}>
      <a href={toHref(locale, path)} rel="noopener" target="_blank">
        {path}
      </a>
    </td>
  )
}

function Row({ row, language }: { row: AddressRow; language: Locale }) {
  const { key, form, cells, faults } = row
  return (
    <tr data-faulty={faults.length > 0}>
      <th scope="row">{form === null ? key : <a href={form}>{key}</a>}</th>
      {cells.map((cell) => (
        <Cell cell={cell} key={cell.locale} language={language} />
      ))}
    </tr>
  )
}

function Pages({ query, view, language }: TableProps) {
  const { page, pages, total } = view
  const toPage = (to: number) => `${inspectorHref}${formatInspectorQuery({ ...query, page: to })}`
  const from = (page - 1) * rowsPerPage + 1
  const counts = { from, to: Math.min(total, page * rowsPerPage), total }
  return (
    <nav aria-label={say(inspectorTexts.pages, language)} className={styles.pages}>
      <span>{say(inspectorTexts.counted, language, counts)}</span>
      {page > 1 && <a href={toPage(page - 1)}>{say(inspectorTexts.previous, language)}</a>}
      {page < pages && <a href={toPage(page + 1)}>{say(inspectorTexts.next, language)}</a>}
    </nav>
  )
}

/** The addresses of each line, all languages side by side. */
export function AddressTable({ query, view, language }: TableProps) {
  const title = say(inspectorTexts.addresses, language)
  return (
    <section aria-labelledby="address-table">
      <h2 className={styles.title} id="address-table">
        {title}
      </h2>
      {view.total === 0 ? (
        <p>{say(inspectorTexts.noRows, language)}</p>
      ) : (
        <>
          <div aria-label={title} className={styles.scroll} role="region" tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{say(inspectorTexts.original, language)}</th>
                  {locales.map((locale) => (
                    <th key={locale} scope="col">
                      {languageNames[locale][language]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {view.rows.map((row) => (
                  <Row key={row.key} language={language} row={row} />
                ))}
              </tbody>
            </table>
          </div>
          <Pages language={language} query={query} view={view} />
        </>
      )}
    </section>
  )
}
