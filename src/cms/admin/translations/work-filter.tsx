import { languageNames } from '@/domain/kernel/language-names'
import type { Locale } from '@/domain/kernel/locales'
import type { TextOwner } from '../../translations/text-owners'
import { say } from '../say'
import { builtInTexts } from './exchange-texts'
import { screenTexts, showTexts } from './texts'
import styles from './translations.module.css'
import { builtInSection, workPath, type WorkAddress } from './work-address'

type WorkFilterProps = {
  address: WorkAddress & { locale: Locale }
  owners: readonly TextOwner[]
  languages: readonly Locale[]
  language: Locale
}

/** The built-in texts are there in each language; some are replaced. */
const builtInShows = { all: builtInTexts.all, fresh: builtInTexts.replacedOnly }

/** What is looked at in the workbench; it works without scripts. */
export function WorkFilter({ address, owners, languages, language }: WorkFilterProps) {
  const isBuiltIn = address.section === builtInSection
  return (
    <form action={workPath} className={styles.filter} key={JSON.stringify(address)} method="get">
      <label className={styles.choice}>
        {say(screenTexts.language, language)}
        <select className={styles.control} defaultValue={address.locale} name="to">
          {languages.map((locale) => (
            <option key={locale} value={locale}>
              {languageNames[locale][language]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {say(screenTexts.section, language)}
        <select className={styles.control} defaultValue={address.section} name="section">
          <option value="">{say(screenTexts.allSections, language)}</option>
          {owners.map(({ name, label }) => (
            <option key={name} value={name}>
              {label[language]}
            </option>
          ))}
          <option value={builtInSection}>{say(builtInTexts.name, language)}</option>
        </select>
      </label>
      <label className={styles.choice}>
        {say(screenTexts.show, language)}
        <select className={styles.control} defaultValue={address.show} name="show">
          {Object.entries(isBuiltIn ? builtInShows : showTexts).map(([value, text]) => (
            <option key={value} value={value}>
              {say(text, language)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {say(isBuiltIn ? builtInTexts.contains : screenTexts.search, language)}
        <input className={styles.control} defaultValue={address.search} name="q" type="search" />
      </label>
      <button className={styles.control} type="submit">
        {say(screenTexts.filter, language)}
      </button>
    </form>
  )
}
