import 'server-only'
import { formatDate } from '@/domain/formats/dates'
import { formatFileSize } from '@/domain/formats/file-size'
import { formParameter } from '@/domain/routes/reserved'
import { findDraft, type FormDraft } from '@/server/request/form-drafts'
import { Button } from '@/ui/button/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Link } from '@/ui/link/link'
import { Section } from '@/ui/section/section'
import { fillIn } from '@/ui/template'
import { TextField } from '@/ui/text-field/text-field'
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden'
import { fileKind } from './answer-file'
import { doneParameter } from './answer-record'
import { findDocuments, type DocumentView } from './document-queries'
import { findProblem, FormOutcome } from './form-outcome'
import { OwnerFileField } from './late-owner-file-field.client'
import { PageLinks, toEmptyText } from './page-links'
import { pageParameter, parsePage, type PageOf } from './pages'
import { getRecordTexts, type RecordTexts } from './record-texts'
import styles from './records.module.css'
import { buildFilePath, buildSectionPath, buildUploadPath } from './section-path'
import type { RecordSectionProps } from './section-props'

type Look = Pick<RecordSectionProps, 'locale'> & { texts: RecordTexts }

type PaperProps = Look & { paper: DocumentView; propertyId: number }

function Paper({ paper, propertyId, locale, texts }: PaperProps) {
  const { id, title, kind, size, sentAt, isOwn, isRemovable } = paper
  const { documents } = texts
  const href = buildFilePath(id, { locale, propertyId })
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
        <a href={href}>{title}</a>
        <p className={styles.note}>{notes.filter(Boolean).join(' · ')}</p>
      </div>
      {isRemovable && (
        // Opens without script too: one press asks, the next one does it.
        <details className={styles.ask}>
          <summary className={styles.askLine}>
            <span aria-hidden>{documents.remove}</span>
            <VisuallyHidden>{fillIn(documents.removeOf, { title })}</VisuallyHidden>
          </summary>
          <form action={href} className={styles.askForm} method="post">
            <input name="lang" type="hidden" value={locale} />
            <p>{documents.removeAsk}</p>
            <Button type="submit" variant="secondary">
              <span aria-hidden>{documents.removeNow}</span>
              <VisuallyHidden>{fillIn(documents.removeNowOf, { title })}</VisuallyHidden>
            </Button>
          </form>
        </details>
      )}
    </li>
  )
}

type PapersProps = Look & { list: PageOf<DocumentView>; propertyId: number }

function Papers({ list, propertyId, ...look }: PapersProps) {
  const { documents, pages } = look.texts
  const href = buildSectionPath(look.locale, propertyId, 'documents')
  return (
    <div className={styles.stack}>
      {list.items.length === 0 ? (
        <p>{toEmptyText(list, documents.empty, pages)}</p>
      ) : (
        <ul className={styles.papers}>
          {list.items.map((paper) => (
            <Paper key={paper.id} paper={paper} propertyId={propertyId} {...look} />
          ))}
        </ul>
      )}
      <PageLinks href={href} list={list} texts={pages} />
    </div>
  )
}

/** Where on the page the form stands. */
const formId = 'send'

type UploadProps = Look & { propertyId: number; draft: FormDraft | null; error: string | null }

function Upload({ propertyId, draft, error, locale, texts }: UploadProps) {
  const { documents } = texts
  const title = draft?.values['title']
  return (
    <Section
      className={styles.formPart}
      flush
      id={formId}
      level={3}
      size="s"
      title={documents.send}
    >
      <form
        action={`${buildUploadPath(propertyId)}?lang=${locale}`}
        className={styles.form}
        encType="multipart/form-data"
        method="post"
        noValidate
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
        <OwnerFileField
          error={error ?? undefined}
          problems={{
            empty: texts.problems.empty,
            missing: texts.problems.noFile,
            tooLarge: texts.problems.tooLarge,
            wrongType: texts.problems.wrongType,
          }}
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
        {list.items.length > 0 && (
          <p className={styles.jump}>
            <Link href={`#${formId}`} look="standalone">
              {texts.documents.send}
            </Link>
          </p>
        )}
        <div className={classNames(styles.parts, styles.withForm)}>
          <Papers list={list} locale={locale} propertyId={property.id} texts={texts} />
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
