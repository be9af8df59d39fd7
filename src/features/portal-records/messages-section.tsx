import 'server-only'
import { formatTime, formatWeekdayDate } from '@/domain/formats/dates'
import { messageCharactersMax } from '@/domain/owners/message'
import { formParameter } from '@/domain/routes/reserved'
import { Button } from '@/ui/button/button'
import { Link } from '@/ui/link/link'
import { Section } from '@/ui/section/section'
import { TextArea } from '@/ui/text-area/text-area'
import { doneParameter } from './answer-record'
import { findProblem, FormOutcome, textFieldId } from './form-outcome'
import { findMessageDraft, writerField } from './message-draft'
import { findThread, noteRead, type MessageView } from './message-queries'
import { PageLinks, toEmptyText } from './page-links'
import { pageParameter, parsePage, type PageOf } from './pages'
import { getRecordTexts, type RecordTexts } from './record-texts'
import styles from './records.module.css'
import { buildMessagePath, buildSectionPath } from './section-path'
import type { RecordSectionProps } from './section-props'

type ThreadProps = Pick<RecordSectionProps, 'locale'> & {
  thread: PageOf<MessageView>
  texts: RecordTexts
}

/** Where on the page the last message stands. */
const newestId = 'newest'

/** Messages that are looked over at a glance; of more, the newest is led to. */
const glance = 4

function Thread({ thread, locale, texts: { messages: texts, pages } }: ThreadProps) {
  if (thread.items.length === 0) return <p>{toEmptyText(thread, texts.empty, pages)}</p>
  return (
    <ol className={styles.thread}>
      {thread.items.map(({ id, isOwn, text, writer, sentAt, readAt }, index) => (
        <li
          className={isOwn ? styles.own : styles.theirs}
          id={index === thread.items.length - 1 ? newestId : undefined}
          key={id}
        >
          <p className={styles.note}>
            {isOwn ? texts.you : (writer ?? texts.agency)},{' '}
            <time dateTime={sentAt}>
              {formatWeekdayDate(sentAt, locale)}, {formatTime(sentAt)}
            </time>
            {isOwn && readAt !== null && ` · ${texts.read}`}
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Where on the page the form stands. */
const formId = 'write'

/** What an owner and the agency wrote each other, and the form for the next message. */
export async function MessagesSection({ property, owner, locale, query }: RecordSectionProps) {
  const [texts, thread] = await Promise.all([
    getRecordTexts(locale),
    findThread(owner, property.id, { page: parsePage(query.get(pageParameter)), locale }),
  ])
  await noteRead(thread.items, new Date())
  const draft = await findMessageDraft(query.get(formParameter), owner.id)
  const wrong = findProblem(texts, draft?.problem)
  return (
    <Section cornice={false} flush title={texts.messages.title}>
      <div className={styles.parts}>
        <FormOutcome
          done={query.get(doneParameter)}
          isWaiting={draft !== null && wrong === null}
          problem={wrong === null ? null : { fieldId: textFieldId, text: wrong }}
          texts={texts}
        />
        {thread.items.length > 0 && (
          <p className={styles.jump}>
            <Link href={`#${formId}`} look="standalone">
              {texts.messages.write}
            </Link>
          </p>
        )}
        {thread.items.length > glance && (
          <p className={styles.pages}>
            <Link href={`#${newestId}`} look="standalone">
              {texts.messages.newest}
            </Link>
          </p>
        )}
        <div className={styles.stack}>
          <PageLinks
            href={buildSectionPath(locale, property.id, 'messages')}
            list={thread}
            texts={texts.pages}
          />
          <Thread locale={locale} texts={texts} thread={thread} />
        </div>
        <Section
          className={styles.formPart}
          flush
          id={formId}
          level={3}
          size="s"
          title={texts.messages.write}
        >
          <form
            action={`${buildMessagePath(property.id)}?lang=${locale}`}
            className={styles.form}
            method="post"
            noValidate
          >
            <input name="lang" type="hidden" value={locale} />
            <input name={writerField} type="hidden" value={owner.id} />
            {draft !== null && <input name={formParameter} type="hidden" value={draft.token} />}
            <TextArea
              defaultValue={draft?.text}
              error={wrong ?? undefined}
              errorPrefix={texts.errorPrefix}
              hint={texts.messages.textHint}
              label={texts.messages.text}
              maxLength={messageCharactersMax}
              name={textFieldId}
              required
              rows={6}
            />
            <div>
              <Button type="submit">{texts.messages.submit}</Button>
            </div>
          </form>
        </Section>
      </div>
    </Section>
  )
}
