import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { formatNumber, noBreakSpace } from '@/domain/formats/numbers'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading/heading'
import { Icon } from '@/ui/icon/icon'
import { Link } from '@/ui/link/link'
import styles from './panels.module.css'
import type { DocumentView } from './property-view'

const bytesPerKb = 1024

/** Prints the size of a file: "320 kB", "1,2 MB". */
function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / bytesPerKb))
  if (kilobytes < bytesPerKb) return `${kilobytes}${noBreakSpace}kB`
  return `${formatNumber(Math.round((kilobytes / bytesPerKb) * 10) / 10)}${noBreakSpace}MB`
}

/** Public papers to download; the others are asked for with the form. */
export async function PropertyDocuments({
  documents,
  form,
}: {
  documents: readonly DocumentView[]
  /** The form that asks for the others. */
  form: ReactNode
}) {
  const t = await getTranslations('properties.detail.documents')
  return (
    <section aria-labelledby="documents" className={classNames(styles.panel, styles.screenOnly)}>
      <Heading id="documents" level={2} size="s">
        {t('title')}
      </Heading>
      {documents.length > 0 && (
        <ul className={styles.documents}>
          {documents.map(({ id, title, kind, bytes, href }) => (
            <li className={styles.document} key={id}>
              <Icon name="document" />
              <Link download href={href}>
                {title || t(`kind.${kind}`)}
              </Link>
              <span className={styles.size}>
                {[t(`kind.${kind}`), bytes !== null && formatBytes(bytes)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>{t('onRequest')}</p>
      {form}
    </section>
  )
}
