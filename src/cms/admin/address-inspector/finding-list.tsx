import type { Locale } from '@/domain/kernel/locales'
import { say } from '../say'
import styles from './address-inspector.module.css'
import { faultSentences, inspectorTexts } from './texts'
import type { InspectorView } from './to-inspector-view'

/** What is wrong, each with the way to the form in which it is mended. */
export function FindingList({ view, language }: { view: InspectorView; language: Locale }) {
  const { findings, moreFindings } = view
  return (
    <section aria-labelledby="address-findings">
      <h2 className={styles.title} id="address-findings">
        {say(inspectorTexts.findings, language)} ({findings.length + moreFindings})
      </h2>
      {findings.length === 0 && <p>{say(inspectorTexts.none, language)}</p>}
      <ul className={styles.findings}>
        {findings.map(({ fault, level, key, locales, subject, detail, form }) => (
          <li data-level={level} key={`${fault} ${key} ${subject} ${detail} ${locales.join()}`}>
            {say(faultSentences[fault], language, {
              key: key ?? '',
              subject,
              detail: detail || '–',
              locales: locales.map((locale) => locale.toUpperCase()).join(', '),
            })}
            {form !== null && (
              <>
                {' '}
                <a href={form}>{say(inspectorTexts.mend, language)}</a>
              </>
            )}
          </li>
        ))}
      </ul>
      {moreFindings > 0 && <p>{say(inspectorTexts.more, language, { count: moreFindings })}</p>}
    </section>
  )
}
