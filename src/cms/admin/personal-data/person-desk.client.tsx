'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { emailSchema } from '@/domain/contact/email'
import { toLocale, type LocalizedText, type Locale } from '@/domain/kernel/locales'
import { buildDeskApiPath } from '@/domain/routes/desk'
import type { DeskErased, DeskErasure, DeskPerson } from '../../privacy/desk-answer'
import { Refused, send } from '../ask.client'
import { ColumnHeads } from '../column-heads'
import { say, sayCount } from '../say'
import { Erase } from './erase.client'
import styles from './personal-data.module.css'
import { personalDataTexts as texts } from './texts'

const href = buildDeskApiPath('personal-data')

type Said = { isGood: boolean; text: string }

/** Hands a file to whoever sits before the screen; the address stands in no link. */
async function download(email: string): Promise<void> {
  const file = await (await send(href, { deed: 'export', email })).blob()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'own-data.json'
  link.click()
  URL.revokeObjectURL(link.href)
}

async function readLog(language: Locale): Promise<readonly DeskErasure[]> {
  return (await send(href, { deed: 'log', language })).json()
}

function tellErased(erased: DeskErased, language: Locale): Said {
  if (!erased.isErased) {
    const refusal = erased.refusal === 'agency' ? texts.ofAgency : texts[erased.refusal]
    return { isGood: false, text: say(refusal, language) }
  }
  const { count, kept, visits } = erased
  const said = [say(texts.erased, language, { count, kept })]
  if (visits > 0) said.push(sayCount(texts.cancelled, language, visits))
  return { isGood: true, text: said.join(' ') }
}

function Found({ person, language }: { person: DeskPerson; language: Locale }) {
  return (
    <div
      aria-label={say(texts.caption, language)}
      className={styles.scroll}
      role="region"
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption>{say(texts.caption, language)}</caption>
        <ColumnHeads
          language={language}
          names={[texts.what, texts.count, texts.until, texts.fate]}
        />
        <tbody>
          {person.lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">{line.what}</th>
              <td>{line.count}</td>
              <td>{line.until}</td>
              <td>{line.fate}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type LogProps = {
  /** Null where they could not be read. */
  lines: readonly DeskErasure[] | null
  language: Locale
}

function Log({ lines, language }: LogProps) {
  return (
    <section aria-labelledby="erasures" className={styles.part}>
      <h2 id="erasures">{say(texts.log, language)}</h2>
      {lines === null ? (
        <p className={styles.fault}>{say(texts.logFailed, language)}</p>
      ) : (
        <p>{say(lines.length === 0 ? texts.logEmpty : texts.logHelp, language)}</p>
      )}
      {lines !== null && lines.length > 0 && (
        <table className={styles.table}>
          <ColumnHeads language={language} names={[texts.at, texts.by, texts.count]} />
          <tbody>
            {lines.map(({ id, at, by, count }) => (
              <tr key={id}>
                <td>{at}</td>
                <td>{by}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type ToFailed = (cause: unknown) => LocalizedText

/** What the server refuses it has not done; of one that broke off or did not answer nobody knows. */
const toEraseFailed: ToFailed = (cause) =>
  cause instanceof Refused && cause.status < 500 ? texts.eraseRefused : texts.isErasedUnknown

/** What was asked last, what was found, and what was done. */
function usePerson(language: Locale) {
  const [asked, setAsked] = useState('')
  const [person, setPerson] = useState<DeskPerson | null>(null)
  const [log, setLog] = useState<LogProps['lines']>([])
  const [said, setSaid] = useState<Said | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const attempt = async (work: () => Promise<void>, toFailed: ToFailed = () => texts.failed) => {
    setIsBusy(true)
    setSaid(null)
    await work().catch((cause: unknown) =>
      setSaid({ isGood: false, text: say(toFailed(cause), language) }),
    )
    setIsBusy(false)
  }
  // What became of a deed stays said where the log of deeds cannot be read.
  const showLog = useCallback(() => readLog(language).then(setLog, () => setLog(null)), [language])
  useEffect(() => {
    void showLog()
  }, [showLog])
  return {
    ...{ asked, person, log, said, isBusy },
    find: (email: string) =>
      void attempt(async () => {
        setPerson(null)
        setPerson(await (await send(href, { deed: 'find', email, language })).json())
        setAsked(email)
      }),
    take: () => void attempt(() => download(asked)),
    erase: (confirmation: string, withOwner: boolean) =>
      void attempt(async () => {
        const order = { deed: 'erase', email: asked, confirmation, withOwner }
        const erased: DeskErased = await (await send(href, order)).json()
        setSaid(tellErased(erased, language))
        if (!erased.isErased) return
        setPerson(null)
        await showLog()
      }, toEraseFailed),
  }
}

type FoundPersonProps = { desk: ReturnType<typeof usePerson>; person: DeskPerson; language: Locale }

function FoundPerson({ desk, person, language }: FoundPersonProps) {
  if (person.isOfAgency) return <p className={styles.fault}>{say(texts.ofAgency, language)}</p>
  if (person.lines.length === 0) return <p>{say(texts.nothing, language)}</p>
  return (
    <>
      <Found language={language} person={person} />
      <Button
        buttonStyle="secondary"
        className={styles.button}
        disabled={desk.isBusy}
        margin={false}
        onClick={desk.take}
      >
        {say(texts.export, language)}
      </Button>
      <Erase
        hasOwnerAccount={person.hasOwnerAccount}
        isBusy={desk.isBusy}
        language={language}
        onErase={desk.erase}
        visits={person.visits}
      />
    </>
  )
}

type FindProps = { language: Locale; isBusy: boolean; onFind: (email: string) => void }

/**
 * Asks for an address. What is none is refused here and in words, as the server would: a browser lets
 * `jan@kantoor` pass, and says of the rest in its own language that something is missing.
 */
function Find({ language, isBusy, onFind }: FindProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const asked = emailSchema.safeParse(email)
    setIsWrong(!asked.success)
    if (asked.success) onFind(asked.data)
    else input.current?.focus()
  }
  return (
    <form className={styles.part} noValidate onSubmit={submit}>
      <div className={styles.field}>
        <label htmlFor={id}>{say(texts.email, language)}</label>
        <input
          aria-describedby={isWrong ? `${id}-fault` : undefined}
          aria-invalid={isWrong || undefined}
          autoComplete="off"
          className={styles.input}
          id={id}
          onChange={({ target }) => setEmail(target.value)}
          ref={input}
          required
          type="email"
          value={email}
        />
        {isWrong && (
          <p className={styles.fault} id={`${id}-fault`} role="alert">
            {say(texts.noAddress, language)}
          </p>
        )}
      </div>
      <Button className={styles.button} disabled={isBusy} margin={false} type="submit">
        {say(texts.find, language)}
      </Button>
    </form>
  )
}

/** Looks somebody up by address, hands over what is kept, and erases it. */
export function PersonDesk() {
  const language = toLocale(useTranslation().i18n.language)
  const desk = usePerson(language)
  return (
    <>
      <div className={styles.part}>
        <p>{say(texts.help, language)}</p>
        <Find isBusy={desk.isBusy} language={language} onFind={desk.find} />
        <div aria-live="polite" className={styles.part}>
          {desk.said !== null && (
            <p className={desk.said.isGood ? styles.done : styles.fault}>{desk.said.text}</p>
          )}
          {desk.person !== null && (
            <FoundPerson desk={desk} language={language} person={desk.person} />
          )}
        </div>
      </div>
      <Log language={language} lines={desk.log} />
    </>
  )
}
