import type { Payload, TypedUser } from 'payload'
import { formatNumber } from '@/domain/formats/numbers'
import { groupBy } from '@/domain/kernel/group-by'
import type { Locale } from '@/domain/kernel/locales'
import { buildDeskRecordPath, buildDeskSettingPath } from '@/domain/routes/desk'
import { workShows } from '@/domain/translations/work-shows'
import { countPlaces } from '../../translations/find-places'
import { findTexts, type WorkText } from '../../translations/find-texts'
import type { TextOwner } from '../../translations/text-owners'
import { say } from '../say'
import { Exchange } from './exchange.client'
import { screenTexts } from './texts'
import styles from './translations.module.css'
import { toExportHref, toWorkHref, workPath, type WorkAddress } from './work-address'
import { WorkList, type WorkRecord } from './work-list.client'

type Place = {
  address: WorkAddress & { locale: Locale }
  owners: readonly TextOwner[]
  language: Locale
}

/** Texts that stand on one page. */
const textsMax = 25

function toFormHref(owner: TextOwner, record: number, locale: Locale): string {
  const path =
    owner.kind === 'global'
      ? buildDeskSettingPath(owner.slug)
      : buildDeskRecordPath(owner.slug, record)
  return `${path}?locale=${locale}`
}

function groupByRecord(texts: readonly WorkText[], { owners, address, language }: Place) {
  const groups = groupBy(texts, ({ owner, record }) => `${owner}-${record}`)
  return [...groups].flatMap(([key, own]): WorkRecord[] => {
    const [first] = own
    const owner = owners.find(({ name }) => name === first?.owner)
    if (!first || !owner) return []
    const href = toFormHref(owner, first.record, address.locale)
    return [{ key, section: owner.label[language], title: first.title, href, texts: own }]
  })
}

/** The texts of one language that stand as asked, each beside its source. */
export async function WorkPage(place: Place & { payload: Payload; user: TypedUser }) {
  const { address, owners, language, payload, user } = place
  const { locale, section, show, search, after } = address
  const chosen = owners.filter(({ name }) => section === '' || name === section)
  const question = { owners: chosen, locale, states: workShows[show], search }
  const [total, { texts, last }] = await Promise.all([
    countPlaces(payload, question),
    findTexts(payload, user, question, { after: after ?? undefined, limit: textsMax }),
  ])
  const found = { locale, section, show, search }
  return (
    <>
      <p className={styles.found} role="status">
        {total === 1
          ? say(screenTexts.foundOne, language)
          : say(screenTexts.found, language, { count: formatNumber(total) })}
      </p>
      <Exchange
        hrefs={{
          xliff: toExportHref(address, { format: 'xliff', language }),
          json: toExportHref(address, { format: 'json', language }),
        }}
        language={language}
        total={total}
      />
      {texts.length === 0 && <p>{say(screenTexts.nothing, language)}</p>}
      <WorkList
        key={JSON.stringify(address)}
        language={language}
        locale={locale}
        records={groupByRecord(texts, place)}
      />
      <nav aria-label={say(screenTexts.more, language)} className={styles.pages}>
        {last && (
          <a href={toWorkHref({ ...found, after: last })}>{say(screenTexts.more, language)}</a>
        )}
        {after && <a href={toWorkHref(found)}>{say(screenTexts.fromStart, language)}</a>}
        <a href={workPath}>{say(screenTexts.overview, language)}</a>
      </nav>
    </>
  )
}
