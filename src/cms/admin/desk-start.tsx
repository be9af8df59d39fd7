import type { Payload, TypedUser } from 'payload'
import { formatNumber } from '@/domain/formats/numbers'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { toLocale } from '@/domain/kernel/locales'
import { buildDeskListPath } from '@/domain/routes/desk'
import { isAdministrator } from '../access/administrators-only'
import { InspectorLink } from './address-inspector/inspector-link'
import { words } from '../fields/words'
import { findSiteLanguages } from '../lists/site-languages'
import { countTask } from './count-task'
import styles from './desk-start.module.css'
import type { DeskTask } from './desk-task'
import { listDeskGroups, toListHref } from './desk-tasks'
import { tryTiles, type DeskTile } from './desk-tile'
import { findRefusedTile } from './listing-imports/refused-tile'
import { PersonalDataLink } from './personal-data/personal-data-link'
import { findTextTiles } from './translations/desk-tiles'
import { workPath } from './translations/work-address'
import { countViews } from './visits/count-views'
import { viewTexts } from './visits/texts'
import { viewsHref } from './visits/views-path'

type DeskStartProps = { payload: Payload; user: TypedUser | null; i18n: { language: string } }

const textsText = words('vertalingen', 'traductions', 'translations', 'Übersetzungen')
const refusedText = words('imports', 'imports', 'imports', 'Importe')

const hasTiles = ({ tiles }: { tiles: readonly DeskTile[] }) => tiles.length > 0

function Tiles({ tiles }: { tiles: readonly DeskTile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ key, total, text, href }) => (
        <li className={styles.tile} key={key}>
          <a className={styles.link} data-empty={total === 0} href={href}>
            <strong className={styles.number}>{total === null ? '?' : formatNumber(total)}</strong>
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
  const toTile = (task: DeskTask) => {
    const href = toListHref(task)
    const tile = { key: href, text: task.text[locale], href }
    return tryTiles(props, tile, async () => {
      const total = await countTask(task, props)
      const text = total === 1 ? task.one : task.text
      return total === null ? [] : [{ ...tile, text: text[locale], total }]
    })
  }
  const views = { key: 'views', text: viewTexts.tile[locale], href: viewsHref }
  const refused = {
    key: 'refused',
    text: refusedText[locale],
    href: buildDeskListPath('imports'),
  }
  const texts = { key: 'texts', text: textsText[locale], href: workPath }
  const { user } = props
  /** What is counted otherwise than by a list of records. */
  const others: Readonly<Record<string, readonly DeskTile[]>> = {
    waiting: user
      ? await tryTiles(props, refused, () => findRefusedTile(payload, user, locale))
      : [],
    happening: await tryTiles(props, views, async () => [
      { ...views, total: await countViews(payload, 'property', today) },
    ]),
    texts: user ? await tryTiles(props, texts, () => findTextTiles(payload, user, locale)) : [],
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
      {isAdministrator(user) && <PersonalDataLink i18n={props.i18n} />}
    </div>
  )
}
