import type { Payload, TypedUser } from 'payload'
import { formatNumber } from '@/domain/formats/numbers'
import { languageNames } from '@/domain/kernel/language-names'
import type { Locale } from '@/domain/kernel/locales'
import { findTexts, type WorkText } from '../../translations/find-texts'
import { toKeyText } from '../../translations/text-key'
import type { TextOwner } from '../../translations/text-owners'
import { say } from '../say'
import { screenTexts, showTexts } from './texts'
import styles from './translations.module.css'
import { toWorkHref, workPath, workShows, type WorkAddress } from './work-address'
import { WorkList, type WorkRecord } from './work-list.client'

type Place = {
  address: WorkAddress & { locale: Locale }
  owners: readonly TextOwner[]
  languages: readonly Locale[]
  language: Locale
}

/** Texts that stand on one page. */
const textsMax = 25

function Filter({ address, owners, languages, language }: Place) {
  return (
    <form action={workPath} className={styles.filter} key={JSON.stringify(address)} method="get">
      <label className={styles.choice}>
        {say(screenTexts.language, language)}
        <select defaultValue={address.locale} name="to">
          {languages.map((locale) => (
            <option key={locale} value={locale}>
              {languageNames[locale][language]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {say(screenTexts.section, language)}
        <select defaultValue={address.section} name="section">
          <option value="">{say(screenTexts.allSections, language)}</option>
          {owners.map(({ name, label }) => (
            <option key={name} value={name}>
              {label[language]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {say(screenTexts.show, language)}
        <select defaultValue={address.show} name="show">
          {Object.entries(showTexts).map(([value, text]) => (
            <option key={value} value={value}>
              {say(text, language)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {say(screenTexts.search, language)}
        <input defaultValue={address.search} name="q" type="search" />
      </label>
      <button className={styles.find} type="submit">
        {say(screenTexts.filter, language)}
      </button>
    </form>
  )
}

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
      <Filter {...place} />
      <p className={styles.found} role="status">
        {total === 1
          ? say(screenTexts.foundOne, language)
          : say(screenTexts.found, language, { count: formatNumber(total) })}
      </p>
      {texts.length === 0 && <p>{say(screenTexts.nothing, language)}</p>}
      <WorkList
        key={JSON.stringify(address)}
        language={language}
        locale={locale}
        records={groupByRecord(texts, place)}
      />
      <nav className={styles.pages}>
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
