'use client'

import { useEffect, useId, useState, type ReactNode } from 'react'
import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { formatDate, formatTime } from '@/domain/formats/dates'
import type { ImportState } from '@/domain/listings/import-run'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { stateNames } from '../../collections/imports/names'
import { say } from '../say'
import { ask, Refused } from './ask.client'
import styles from './listing-imports.module.css'
import { texts } from './texts'
import { useMayImport } from './use-rights.client'

type RunLine = { id: number; state: ImportState; createdAt: string }

const importHref = (id: number) => `/admin/collections/imports/${id}`

function tellFailure(error: unknown, language: Locale): void {
  const status = error instanceof Refused ? error.status : 0
  const text = status === 409 ? texts.busy : status === 413 ? texts.tooLarge : texts.failed
  toast.error(say(text, language))
}

/** On a feed: start an import, its last imports, and a key for software that sends it. */
export function FeedPanel() {
  const { id, savedDocumentData } = useDocumentInfo()
  const language = toLocale(useTranslation().i18n.language)
  const mayImport = useMayImport()
  if (typeof id !== 'number') return null
  const hasAddress = Boolean(savedDocumentData?.['address'])
  return (
    <section className={`field-type ${styles.panel}`}>
      {mayImport && <Starter feed={id} hasAddress={hasAddress} language={language} />}
      <LatestRuns feed={id} language={language} />
      {mayImport && <KeyMaker feed={id} language={language} />}
    </section>
  )
}

type PartProps = { feed: number; language: Locale }

function Starter({ feed, language, hasAddress }: PartProps & { hasAddress: boolean }) {
  const fileId = useId()
  const [file, setFile] = useState<File | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const start = async (body: File | null) => {
    setIsBusy(true)
    try {
      const headers = { 'content-type': 'application/octet-stream' }
      const init = body === null ? {} : { body, headers }
      const answer = await ask(`/api/listing-imports/${feed}/`, { method: 'POST', ...init })
      const made: { import: number } = await answer.json()
      toast.success(say(texts.started, language))
      window.location.assign(importHref(made.import))
    } catch (error) {
      tellFailure(error, language)
      setIsBusy(false)
    }
  }
  return (
    <div className={styles.starter}>
      <label className={styles.file} htmlFor={fileId}>
        {say(texts.file, language)}
        <input
          accept=".json,.csv,.xml,.txt"
          id={fileId}
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          type="file"
        />
      </label>
      <Button
        disabled={isBusy || file === null}
        margin={false}
        onClick={() => void start(file)}
        size="medium"
      >
        {say(texts.upload, language)}
      </Button>
      {hasAddress && (
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          margin={false}
          onClick={() => void start(null)}
          size="medium"
        >
          {say(texts.fetchNow, language)}
        </Button>
      )}
    </div>
  )
}

function LatestRuns({ feed, language }: PartProps): ReactNode {
  const [runs, setRuns] = useState<RunLine[] | null>(null)
  useEffect(() => {
    const query = new URLSearchParams({
      'where[feed][equals]': String(feed),
      sort: '-id',
      limit: '5',
      depth: '0',
    })
    ask(`/api/imports/?${query}`)
      .then(async (answer) => {
        const found: { docs: RunLine[] } = await answer.json()
        setRuns(found.docs)
      })
      .catch((error: unknown) => tellFailure(error, language))
  }, [feed, language])
  return (
    <div>
      <h3 className={styles.title}>{say(texts.latest, language)}</h3>
      {runs === null && <p>{say(texts.loading, language)}</p>}
      {runs?.length === 0 && <p>{say(texts.noneYet, language)}</p>}
      <ul className={styles.runs}>
        {runs?.map(({ id, state, createdAt }) => (
          <li key={id}>
            <a href={importHref(id)}>{say(texts.number, language, { id })}</a>
            <span>{stateNames[state][language]}</span>
            <span>
              {formatDate(createdAt)} {formatTime(createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function KeyMaker({ feed, language }: PartProps) {
  const keyId = useId()
  const [key, setKey] = useState<string | null>(null)
  const make = async () => {
    if (!window.confirm(say(texts.keyQuestion, language))) return
    try {
      const answer = await ask(`/api/listing-imports/${feed}/key/`, { method: 'POST' })
      const made: { key: string } = await answer.json()
      setKey(made.key)
    } catch (error) {
      tellFailure(error, language)
    }
  }
  return (
    <div className={styles.key}>
      <Button buttonStyle="secondary" margin={false} onClick={() => void make()} size="medium">
        {say(texts.makeKey, language)}
      </Button>
      {key !== null && (
        <>
          <label htmlFor={keyId}>{say(texts.key, language)}</label>
          <input
            className={styles.keyText}
            id={keyId}
            onFocus={({ target }) => target.select()}
            readOnly
            type="text"
            value={key}
          />
          <p>
            {say(texts.keyUse, language)} <code>/api/listing-imports/{feed}/</code>
          </p>
        </>
      )}
    </div>
  )
}
