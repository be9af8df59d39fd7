'use client'

import { useEffect, useId, useState, type ReactNode } from 'react'
import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { formatDate, formatTime } from '@/domain/formats/dates'
import type { ImportState } from '@/domain/listings/import-run'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { stateNames } from '../../collections/imports/names'
import { isOwnFormat } from '@/domain/listings/own-columns'
import { buildDeskApiPath, buildDeskRecordPath, buildImportApiPath } from '@/domain/routes/desk'
import { ask, Refused } from '../ask.client'
import { KeyAddress } from '../key-address.client'
import { say } from '../say'
import { FormatHelp } from './format-help.client'
import styles from './listing-imports.module.css'
import { texts } from './texts'
import { useMayImport } from './use-rights.client'

type RunLine = { id: number; state: ImportState; createdAt: string }

const importHref = (id: number) => buildDeskRecordPath('imports', id)

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
  const format: unknown = savedDocumentData?.['format']
  return (
    <section className={`field-type ${styles.panel}`}>
      {mayImport && <Starter feed={id} hasAddress={hasAddress} language={language} />}
      {isOwnFormat(format) && <FormatHelp format={format} language={language} />}
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
      const answer = await ask(buildImportApiPath(feed), { method: 'POST', ...init })
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
          className={styles.fileBox}
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
    ask(`${buildDeskApiPath('imports')}?${query}`)
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
            <a href={importHref(id)}>
              {formatDate(createdAt)} {formatTime(createdAt)}
            </a>
            <span>{stateNames[state][language]}</span>
          </li>
        ))}
      </ul>
      <p>{say(texts.goWithSource, language)}</p>
    </div>
  )
}

function KeyMaker({ feed, language }: PartProps) {
  const path = buildImportApiPath(feed)
  const make = say(texts.makeKey, language)
  return (
    <div>
      <KeyAddress
        failed={say(texts.failed, language)}
        isOpen
        label={say(texts.key, language)}
        make={make}
        once={
          <>
            {say(texts.keyUse, language)} <code>{path}</code>
          </>
        }
        path={`${path}key/`}
        question={say(texts.keyQuestion, language)}
        renew={make}
      />
    </div>
  )
}
