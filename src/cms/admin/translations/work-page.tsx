import type { Payload, TypedUser } from 'payload'
import { formatNumber } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import { workShows } from '@/domain/translations/work-shows'
import { findTexts, type WorkText } from '../../translations/find-texts'
import { toKeyText } from '../../translations/text-key'
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
    owner.kind === 'global' ? `globals/${owner.slug}` : `collections/${owner.slug}/${record}`
  return `/admin/${path}/?locale=${locale}`
}

function groupByRecord(texts: readonly WorkText[], { owners, address, language }: Place) {
  const groups = new Map<string, WorkRecord & { texts: WorkText[] }>()
  for (const text of texts) {
    const owner = owners.find(({ name }) => name === text.owner)
    if (!owner) continue
    const key = `${text.owner}-${text.record}`
    const group = groups.get(key) ?? {
      key,
      section: owner.label[language],
      title: text.title,
      href: toFormHref(owner, text.record, address.locale),
      texts: [],
    }
    group.texts.push(text)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The texts of one language that stand as asked, each beside its source. */
export async function WorkPage(place: Place & { payload: Payload; user: TypedUser }) {
  const { address, owners, language, payload, user } = place
  const { locale, section, show, search, after } = address
  const chosen = owners.filter(({ name }) => section === '' || name === section)
  const { texts, total, last } = await findTexts(payload, user, {
    owners: chosen,
    locale,
    states: workShows[show],
    search,
    after: after ?? undefined,
    limit: textsMax,
  })
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
          <a href={toWorkHref({ ...found, after: toKeyText(last) })}>
            {say(screenTexts.more, language)}
          </a>
        )}
        {after && <a href={toWorkHref(found)}>{say(screenTexts.fromStart, language)}</a>}
        <a href={workPath}>{say(screenTexts.overview, language)}</a>
      </nav>
    </>
  )
}
