import 'server-only'
import { formatDate } from '@/domain/formats/dates'
import { formatFileSize } from '@/domain/formats/file-size'
import { formParameter } from '@/domain/routes/reserved'
import { findDraft, type FormDraft } from '@/server/request/form-drafts'
import { Button } from '@/ui/button/button'
import { classNames } from '@/ui/class-names'
import { FileField } from '@/ui/file-field/file-field'
import { Icon } from '@/ui/icon/icon'
import { Section } from '@/ui/section/section'
import { fillIn } from '@/ui/template'
import { TextField } from '@/ui/text-field/text-field'
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden'
import { fileKind } from './answer-file'
import { doneParameter } from './answer-record'
import { findDocuments, type DocumentView } from './document-queries'
import { findProblem, FormOutcome } from './form-outcome'
import { PageLinks, toEmptyText } from './page-links'
import { pageParameter, parsePage, type PageOf } from './pages'
import { getRecordTexts, type RecordTexts } from './record-texts'
import styles from './records.module.css'
import { buildFilePath, buildSectionPath, buildUploadPath } from './section-path'
import type { RecordSectionProps } from './section-props'

type Look = Pick<RecordSectionProps, 'locale'> & { texts: RecordTexts }
function Paper({ paper, locale, texts }: Look & { paper: DocumentView }) {
  const { id, title, kind, size, sentAt, isOwn, isRemovable } = paper
  const { documents } = texts
  const notes = [
    documents.kind[kind],
    size === null ? null : formatFileSize(size),
    formatDate(sentAt),
    isOwn ? documents.own : null,
  ]
  return (
    <li className={styles.paper}>
      <Icon name="document" />
      <div className={styles.paperText}>
        {/* A file and no page: nothing is read ahead. */}
        <a href={buildFilePath(id)}>{title}</a>
        <p className={styles.note}>{notes.filter(Boolean).join(' · ')}</p>
      </div>
      {isRemovable && (
        <form action={buildFilePath(id)} method="post">
          <input name="lang" type="hidden" value={locale} />
          <Button type="submit" variant="secondary">
            <span aria-hidden>{documents.remove}</span>
            <VisuallyHidden>{fillIn(documents.removeOf, { title })}</VisuallyHidden>
          </Button>
        </form>
      )}
    </li>
  )
}

type PapersProps = Look & { list: PageOf<DocumentView>; href: string }

function Papers({ list, href, ...look }: PapersProps) {
  const { documents, pages } = look.texts
  return (
    <div className={styles.stack}>
      {list.items.length === 0 ? (
        <p>{toEmptyText(list, documents.empty, pages)}</p>
      ) : (
        <ul className={styles.papers}>
          {list.items.map((paper) => (
            <Paper key={paper.id} paper={paper} {...look} />
          ))}
        </ul>
      )}
      <PageLinks href={href} list={list} texts={pages} />
    </div>
  )
}

type UploadProps = Look & { propertyId: number; draft: FormDraft | null; error: string | null }

function Upload({ propertyId, draft, error, locale, texts }: UploadProps) {
  const { documents } = texts
  const title = draft?.values['title']
  return (
    <Section className={styles.formPart} flush level={3} size="s" title={documents.send}>
      <form
        action={`${buildUploadPath(propertyId)}?lang=${locale}`}
        className={styles.form}
        encType="multipart/form-data"
        method="post"
      >
        <p>{documents.sendLead}</p>
        <input name="lang" type="hidden" value={locale} />
        <TextField
          autoComplete="off"
          defaultValue={typeof title === 'string' ? title : undefined}
          errorPrefix={texts.errorPrefix}
          label={documents.name}
          maxLength={120}
          name="title"
          optionalText={documents.optional}
        />
        <FileField
          endings={['pdf', 'jpg', 'jpeg', 'png']}
          error={error ?? undefined}
          errorPrefix={texts.errorPrefix}
          hint={documents.fileHint}
          label={documents.file}
          name="file"
          required
        />
        <div>
          <Button type="submit">{documents.submit}</Button>
        </div>
      </form>
    </Section>
  )
}

/** Papers of a property for its owners, and the form with which they send their own. */
export async function DocumentsSection({ property, owner, locale, query }: RecordSectionProps) {
  const page = parsePage(query.get(pageParameter))
  const [texts, list] = await Promise.all([
    getRecordTexts(locale),
    findDocuments(owner, property.id, { locale, now: new Date(), page }),
  ])
  const draft = findDraft(query.get(formParameter), fileKind)
  const problem = draft?.errors['file']
  const late = findProblem(texts, draft?.errors['late'])
  const wrong = findProblem(texts, problem === 'missing' ? 'noFile' : problem)
  const text = wrong ?? late
  return (
    <Section cornice={false} flush title={texts.documents.title}>
      <div className={styles.stack}>
        <FormOutcome
          done={query.get(doneParameter)}
          problem={text === null ? null : { fieldId: 'file', text }}
          texts={texts}
        />
        <div className={classNames(styles.parts, styles.withForm)}>
          <Papers
            href={buildSectionPath(locale, property.id, 'documents')}
            list={list}
            locale={locale}
            texts={texts}
          />
          <Upload
            draft={draft}
            error={wrong}
            locale={locale}
            propertyId={property.id}
            texts={texts}
          />
        </div>
      </div>
    </Section>
  )
}
