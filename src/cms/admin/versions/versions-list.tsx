import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { formatDate, formatTime } from '@/domain/formats/dates'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { buildDeskRecordPath } from '@/domain/routes/desk'
import { toLabel } from '../../lists/name-choice'
import { ColumnHeads } from '../column-heads'
import { say } from '../say'
import { PickVersion } from './pick-version.client'
import { readNames, readVersions } from './read-versions'
import { versionTexts } from './texts'
import { findComparison, toVersionLines, type VersionLine } from './to-version-lines'
import styles from './versions.module.css'

type TableProps = {
  lines: readonly VersionLine[]
  names: ReadonlyMap<number, string>
  language: Locale
  /** Where a version is compared and restored; null in the drawer of a comparison. */
  base: string | null
}

function When({ line, lines, language, base }: Omit<TableProps, 'names'> & { line: VersionLine }) {
  const when = `${formatDate(line.updatedAt)} ${formatTime(line.updatedAt)}`
  const label = say(versionTexts.open, language, { when })
  if (base === null)
    return (
      <PickVersion id={String(line.id)} label={label}>
        {when}
      </PickVersion>
    )
  const other = findComparison(lines, line)
  const query = other === null ? '' : `?versionFrom=${other}`
  return (
    <a aria-label={label} href={`${base}/${line.id}${query}`}>
      {when}
    </a>
  )
}

function Who({
  line,
  names,
  language,
}: Pick<TableProps, 'names' | 'language'> & { line: VersionLine }) {
  const name = line.authorId === null ? undefined : names.get(line.authorId)
  return name ?? <span className={styles.site}>{say(versionTexts.site, language)}</span>
}

function VersionTable({ lines, names, language, base }: TableProps) {
  if (lines.length === 0) return <p className={styles.none}>{say(versionTexts.none, language)}</p>
  return (
    <table className={styles.table}>
      <ColumnHeads
        language={language}
        names={[versionTexts.when, versionTexts.who, versionTexts.state]}
      />
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <When base={base} language={language} line={line} lines={lines} />
            </th>
            <td>
              <Who language={language} line={line} names={names} />
            </td>
            <td className={styles.state} data-state={line.state}>
              {line.state !== null && say(versionTexts[line.state], language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The versions of a record with who saved each, in place of the framework's list, which cannot say. */
export async function VersionsList(props: DocumentViewServerProps) {
  const { initPageResult, hasPublishedDoc, routeSegments, versions } = props
  const { collectionConfig, docID, req } = initPageResult
  const id = Number(docID)
  if (!collectionConfig || !Number.isSafeInteger(id)) notFound()
  const { slug, labels, admin } = collectionConfig
  const language = toLocale(req.i18n.language)
  const stored = await readVersions(req, slug, id)
  const names = await readNames(
    req,
    stored.flatMap(({ authorId }) => authorId ?? []),
  )
  const isInDrawer = versions?.useVersionDrawerCreatedAtCell === true
  const isTrashed = routeSegments[2] === 'trash'
  const base = `${buildDeskRecordPath(slug, id, { isTrashed })}versions`
  const table = (
    <VersionTable
      base={isInDrawer ? null : base}
      language={language}
      lines={toVersionLines(stored, hasPublishedDoc)}
      names={names}
    />
  )
  if (isInDrawer) return table
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={id}
        isTrashed={isTrashed}
        pluralLabel={toLabel(labels.plural, language)}
        useAsTitle={admin.useAsTitle}
        view={req.i18n.t('version:versions')}
      />
      <main className="versions">
        <Gutter className="versions__wrap">{table}</Gutter>
      </main>
    </>
  )
}
