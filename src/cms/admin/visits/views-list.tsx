import type { AdminViewServerProps, CollectionSlug } from 'payload'
import { formatNumber } from '@/domain/formats/numbers'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { buildDeskRecordPath } from '@/domain/routes/desk'
import { homeKinds, type HomeKind } from '@/domain/visits/visit-event'
import { DeskScreen, type DeskScreenProps } from '../desk-screen'
import { ColumnHeads } from '../column-heads'
import { say } from '../say'
import { listViews, type ViewList } from './count-views'
import { viewTexts } from './texts'
import { viewsHref } from './views-path'
import styles from './views-list.module.css'

const collectionOf = {
  property: 'properties',
  project: 'projects',
} as const satisfies Record<HomeKind, CollectionSlug>

type ViewTableProps = { homeKind: HomeKind; list: ViewList; language: Locale }

function ViewTable({ homeKind, list, language }: ViewTableProps) {
  const { homes, others, total } = list
  if (total === 0) return <p className={styles.help}>{say(viewTexts.none[homeKind], language)}</p>
  return (
    <table className={styles.table}>
      <ColumnHeads language={language} names={[viewTexts.home[homeKind], viewTexts.views]} />
      <tbody>
        {homes.map(({ id, name, views }) => (
          <tr key={id}>
            <th scope="row">
              <a href={buildDeskRecordPath(collectionOf[homeKind], id)}>{name}</a>
            </th>
            <td>{formatNumber(views)}</td>
          </tr>
        ))}
        {others > 0 && (
          <tr>
            <th scope="row">{say(viewTexts.others[homeKind], language)}</th>
            <td>{formatNumber(others)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(viewTexts.total, language)}</th>
          <td>{formatNumber(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

async function Views({ payload, user, language }: DeskScreenProps) {
  const today = toBelgianDay(new Date())
  const lists = await Promise.all(
    homeKinds.map(async (homeKind) => ({
      homeKind,
      list: await listViews(payload, homeKind, { user, today }),
    })),
  )
  return (
    <>
      <p className={styles.help}>{say(viewTexts.help, language)}</p>
      <ul className={styles.sums}>
        {lists.map(({ homeKind, list }) => (
          <li key={homeKind}>
            <a href={`#${homeKind}`}>
              {say(viewTexts.homes[homeKind], language)} ({formatNumber(list.total)})
            </a>
          </li>
        ))}
      </ul>
      {lists.map(({ homeKind, list }) => (
        <section className={styles.homes} id={homeKind} key={homeKind}>
          <h2>{say(viewTexts.homes[homeKind], language)}</h2>
          <ViewTable homeKind={homeKind} language={language} list={list} />
        </section>
      ))}
    </>
  )
}

/** What stands behind the number of views at the start of the desk; for staff. */
export function ViewsList(view: AdminViewServerProps) {
  return <DeskScreen Body={Views} path={viewsHref} title={viewTexts.title} view={view} />
}
