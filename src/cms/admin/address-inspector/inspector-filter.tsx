import type { Locale } from '@/domain/kernel/locales'
import { say } from '../say'
import styles from './address-inspector.module.css'
import { inspectorHref } from './inspector-path'
import { faultNames, inspectorTexts } from './texts'
import type { InspectorQuery, InspectorView } from './to-inspector-view'

type FilterProps = { query: InspectorQuery; view: InspectorView; language: Locale }

/** What to look for; a form of the browser, so that the address of a filter can be kept and sent. */
export function InspectorFilter({ query, view, language }: FilterProps) {
  return (
    <form action={inspectorHref} className={styles.filter} method="get">
      <label className={styles.field}>
        {say(inspectorTexts.search, language)}
        <input
          className={styles.control}
          defaultValue={query.text}
          maxLength={200}
          name="text"
          type="search"
        />
      </label>
      <label className={styles.field}>
        {say(inspectorTexts.show, language)}
        <select className={styles.control} defaultValue={query.fault ?? ''} name="fault">
          <option value="">{say(inspectorTexts.all, language)}</option>
          <option value="any">
            {say(inspectorTexts.anyFault, language)} ({view.findingTotal})
          </option>
          {view.counts.map(({ fault, count }) => (
            <option key={fault} value={fault}>
              {say(faultNames[fault], language)} ({count})
            </option>
          ))}
        </select>
      </label>
      <button className={styles.control} type="submit">
        {say(inspectorTexts.filter, language)}
      </button>
    </form>
  )
}
