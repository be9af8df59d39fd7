import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedUser } from 'payload'
import { formatNumber } from '@/domain/formats/numbers'
import { toBelgianDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import { toLocale } from '@/domain/kernel/locales'
import { lastDays, monthDays } from '@/domain/visits/statistics'
import { words } from '../fields/words'
import { InspectorLink } from './address-inspector/inspector-link'
import { getExecutor } from '../hooks/transaction'
import { findSiteLanguages } from '../lists/site-languages'
import { countTask } from './count-task'
import styles from './desk-start.module.css'
import { listDeskGroups, toListHref, type DeskTask } from './desk-tasks'
import { findTextTiles } from './translations/desk-tiles'

type DeskStartProps = { payload: Payload; user: TypedUser | null; i18n: { language: string } }

const viewsText = words(
  'weergaven van panden in 30 dagen',
  'vues de biens en 30 jours',
  'views of properties in 30 days',
  'Aufrufe von Objekten in 30 Tagen',
)

/** Views of all properties in the last 30 days, bots and staff left out as they were counted. */
async function countViews(payload: Payload, today: CalendarDay): Promise<number> {
  const { from, to } = lastDays(today, monthDays)
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute(sql`
    select coalesce(sum(count), 0)::int as views from visits.daily
    where home_kind = 'property' and kind = 'view' and day between ${from}::date and ${to}::date`)
  return Number(rows[0]?.['views'] ?? 0)
}

type Tile = { key: string; total: number; text: string; href: string }

const hasTiles = ({ tiles }: { tiles: readonly Tile[] }) => tiles.length > 0

function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ key, total, text, href }) => (
        <li className={styles.tile} key={key}>
          <a className={styles.link} data-empty={total === 0} href={href}>
            <strong className={styles.number}>{formatNumber(total)}</strong>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The start of the desk: what waits and what happens, each number a way to its list. */
export async function DeskStart(props: DeskStartProps) {
  const { payload } = props
  const locale = toLocale(props.i18n.language)
  const today = toBelgianDay(new Date())
  const groups = listDeskGroups(today, await findSiteLanguages(payload))
  const toTile = async (task: DeskTask): Promise<Tile[]> => {
    const total = await countTask(task, props)
    const href = toListHref(task)
    return total === null ? [] : [{ key: href, total, text: task.text[locale], href }]
  }
  const views: Tile = {
    key: 'views',
    total: await countViews(payload, today),
    text: viewsText[locale],
    href: '/admin/collections/properties/',
  }
  /** What is counted otherwise than by a list of records. */
  const others: Readonly<Record<string, readonly Tile[]>> = {
    happening: [views],
    texts: props.user ? await findTextTiles(payload, props.user, locale) : [],
  }
  const all = await Promise.all(
    groups.map(async ({ key, title, tasks }) => {
      const tiles = (await Promise.all(tasks.map(toTile))).flat()
      return { key, title, tiles: [...tiles, ...(others[key] ?? [])] }
    }),
  )
  return (
    <div className={styles.start}>
      {all.filter(hasTiles).map(({ key, title, tiles }) => (
        <section aria-labelledby={`desk-${key}`} key={key}>
          <h2 className={styles.title} id={`desk-${key}`}>
            {title[locale]}
          </h2>
          <Tiles tiles={tiles} />
        </section>
      ))}
      <InspectorLink i18n={props.i18n} />
    </div>
  )
}
