'use client'

import { useId, useState, type FormEvent } from 'react'
import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { formatLongDate, formatTime } from '@/domain/formats/dates'
import { languageNames, nameLanguageWithin } from '@/domain/kernel/language-names'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { previewDays, type PreviewLinkLine } from '@/domain/previews/preview-link'
import { BesideRecord, RecordDrawer, type DeskRecord } from '../record-drawer.client'
import { say } from '../say'
import styles from './preview-links.module.css'
import { linkReaderTexts, linkTexts } from './texts'
import { usePreviewLinks } from './use-preview-links.client'

type Links = ReturnType<typeof usePreviewLinks>
type PartProps = { links: Links; language: Locale }

const toMoment = (text: string, language: Locale) =>
  `${formatLongDate(text, language)}, ${formatTime(text)}`

/** Languages and days of the next link. */
function MakeLink({ links, language, offered }: PartProps & { offered: readonly Locale[] }) {
  const id = useId()
  const [chosen, setChosen] = useState<readonly Locale[]>(offered)
  const [days, setDays] = useState<number>(previewDays.usual)
  const toggle = (locale: Locale) =>
    setChosen(
      chosen.includes(locale) ? chosen.filter((each) => each !== locale) : [...chosen, locale],
    )
  const make = async (event: FormEvent) => {
    event.preventDefault()
    // The form of the record lies around it, and is not what was sent.
    event.stopPropagation()
    if (chosen.length === 0) {
      toast.error(say(linkTexts.chooseLanguage, language))
      return
    }
    const isMade = await links.make({ locales: chosen, days })
    if (isMade) toast.success(say(linkTexts.made, language))
  }
  return (
    <form className={styles.form} onSubmit={(event) => void make(event)}>
      <fieldset className={styles.languages}>
        <legend>{say(linkTexts.languages, language)}</legend>
        {offered.map((locale) => (
          <label className={styles.language} htmlFor={`${id}-${locale}`} key={locale}>
            <input
              checked={chosen.includes(locale)}
              id={`${id}-${locale}`}
              onChange={() => toggle(locale)}
              type="checkbox"
            />
            {languageNames[locale][language]}
          </label>
        ))}
      </fieldset>
      <label className={styles.field} htmlFor={`${id}-days`}>
        {say(linkTexts.days, language)}
        <input
          className={styles.days}
          id={`${id}-days`}
          max={previewDays.max}
          min={previewDays.min}
          onChange={({ target }) => setDays(target.valueAsNumber)}
          required
          type="number"
          value={Number.isNaN(days) ? '' : days}
        />
      </label>
      <Button className={styles.button} disabled={links.isBusy} margin={false} type="submit">
        {say(linkTexts.make, language)}
      </Button>
    </form>
  )
}

type AddressProps = { href: string; locale: Locale; language: Locale }

/** The link itself in one language, to read and to copy. */
function Address({ href, locale, language }: AddressProps) {
  const id = useId()
  const values = { language: nameLanguageWithin(locale, language) }
  const copy = () => {
    // Browsers keep the clipboard from pages that came over an open connection.
    const copying = navigator.clipboard?.writeText(href) ?? Promise.reject(new Error('closed'))
    copying.then(
      () => toast.success(say(linkTexts.copied, language)),
      () => toast.error(say(linkTexts.notCopied, language)),
    )
  }
  return (
    <div>
      <label htmlFor={id}>{say(linkTexts.address, language, values)}</label>
      <div className={styles.line}>
        <input
          className={styles.address}
          id={id}
          onFocus={({ target }) => target.select()}
          readOnly
          type="text"
          value={href}
        />
        <Button
          aria-label={say(linkTexts.copyOne, language, values)}
          buttonStyle="secondary"
          className={styles.button}
          margin={false}
          onClick={copy}
        >
          {say(linkTexts.copy, language)}
        </Button>
      </div>
    </div>
  )
}

/** One link: until when it is good, how often and when it was opened, and the link itself. */
function LinkItem({ link, links, language }: PartProps & { link: PreviewLinkLine }) {
  const moment = toMoment(link.expiresAt, language)
  const ended = link.isRevoked
    ? say(linkTexts.revoked, language)
    : say(linkTexts.ended, language, { moment })
  const revoke = () => {
    if (window.confirm(say(linkTexts.revokeQuestion, language))) void links.revoke(link.id)
  }
  return (
    <li className={styles.link}>
      <strong>{link.isOpen ? say(linkTexts.until, language, { moment }) : ended}</strong>
      {link.hrefs.map(({ locale, href }) => (
        <Address href={href} key={locale} language={language} locale={locale} />
      ))}
      <span>
        {link.openingCount === 0
          ? say(linkTexts.never, language)
          : say(linkTexts.opened, language, { count: link.openingCount })}
      </span>
      {link.openings.length > 0 && (
        <ul className={styles.openings}>
          {link.openings.map(({ at, reader }, index) => (
            <li key={`${at} ${index}`}>
              {toMoment(at, language)}
              {reader !== 'guest' && ` (${say(linkReaderTexts[reader], language)})`}
            </li>
          ))}
        </ul>
      )}
      {link.isOpen && (
        <Button
          buttonStyle="secondary"
          className={styles.button}
          disabled={links.isBusy}
          margin={false}
          onClick={revoke}
        >
          {say(linkTexts.revoke, language)}
        </Button>
      )}
    </li>
  )
}

function LinkPanel({ links, language }: PartProps) {
  const { answer } = links
  if (answer === null) {
    return links.isBusy ? <p role="status">{say(linkTexts.loading, language)}</p> : null
  }
  return (
    <>
      <p>{say(linkTexts.help, language)}</p>
      {answer.locales.length === 0 ? (
        <p>{say(linkTexts.nowhere, language)}</p>
      ) : (
        <MakeLink language={language} links={links} offered={answer.locales} />
      )}
      <h2 className={styles.title}>{say(linkTexts.links, language)}</h2>
      {answer.links.length === 0 && <p>{say(linkTexts.none, language)}</p>}
      <ul className={styles.links}>
        {answer.links.map((link) => (
          <LinkItem key={link.id} language={language} link={link} links={links} />
        ))}
      </ul>
    </>
  )
}

/**
 * Beside a record: links with which somebody without an account sees its draft. Only who may change it
 * shares it, and what lies in the trash is shown to nobody.
 */
export function PreviewLinks() {
  const { hasSavePermission, isTrashed } = useDocumentInfo()
  return hasSavePermission && !isTrashed ? <BesideRecord Part={SharePreview} /> : null
}

function SharePreview({ target, record }: DeskRecord) {
  const language = toLocale(useTranslation().i18n.language)
  const onFailed = () => toast.error(say(linkTexts.failed, language))
  const links = usePreviewLinks({ target, record, onFailed })
  return (
    <RecordDrawer
      onOpen={() => void links.load()}
      slug={`preview-links-${target}-${record}`}
      title={say(linkTexts.open, language)}
    >
      <LinkPanel language={language} links={links} />
    </RecordDrawer>
  )
}
