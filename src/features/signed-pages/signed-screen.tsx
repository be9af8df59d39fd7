import type { ReactNode } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import { Button } from '@/ui/button/button'
import { Container } from '@/ui/container/container'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { Link } from '@/ui/link/link'
import { OutcomeNotice } from '@/ui/notice/late-outcome-notice.client'
import styles from './signed-screen.module.css'

type SignedScreenProps = {
  title: string
  /** What the last press of a button came to, where that has to be said. */
  said: { text: string; isGood: boolean } | null
  /** Query parameters that brought it, so that a reload says nothing. */
  forget?: readonly string[]
  children: ReactNode
}

/** The frame of a page behind a signed link. */
export function SignedScreen({ title, said, forget, children }: SignedScreenProps) {
  return (
    <Container width="form">
      <div className={styles.head}>
        {said !== null && (
          <OutcomeNotice forget={forget} tone={said.isGood ? 'success' : 'alert'}>
            <p>{said.text}</p>
          </OutcomeNotice>
        )}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </Container>
  )
}

/** How what the page is about stands, and whose it is. */
export function SignedState({ state, detail }: { state: string; detail?: string }) {
  return (
    <>
      <p className={styles.state} role="status">
        {state}
      </p>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </>
  )
}

type SignedDeedsProps = {
  action: string
  locale: Locale
  /** The first is what most come for. */
  deeds: readonly { name: string; label: string; isMain: boolean }[]
}

type DeedProps = {
  action: string
  locale: Locale
  deed: SignedDeedsProps['deeds'][number]
}

function Deed({ action, locale, deed: { name, label, isMain } }: DeedProps) {
  return (
    <form action={action} method="post">
      <input name="lang" type="hidden" value={locale} />
      <input name="deed" type="hidden" value={name} />
      <Button type="submit" variant={isMain ? undefined : 'secondary'}>
        {label}
      </Button>
    </form>
  )
}

/** The buttons of a page behind a signed link; each is a form, so that looking changes nothing. */
export function SignedDeeds({ action, locale, deeds }: SignedDeedsProps) {
  return (
    <div className={styles.deeds}>
      {deeds.map((deed) => (
        <Deed action={action} deed={deed} key={deed.name} locale={locale} />
      ))}
    </div>
  )
}

type AskedTwiceProps = { title: string; lead: string; children: ReactNode }

/**
 * What is asked twice, without any script: opened by the line that says it, then done by the button
 * below. It stands apart, at the end of the page.
 */
export function AskedTwice({ title, lead, children }: AskedTwiceProps) {
  return (
    <div className={styles.askedTwice}>
      <Disclosure level={2} summary={title}>
        <p className={styles.lead}>{lead}</p>
        {children}
      </Disclosure>
    </div>
  )
}

type SignedErasureProps = {
  action: string
  locale: Locale
  /** The deed, and the line that opens it. */
  name: string
  title: string
  sure: { lead: string; submit: string }
}

/** Erases what the page is about, which cannot be taken back. */
export function SignedErasure({ action, locale, name, title, sure }: SignedErasureProps) {
  return (
    <AskedTwice lead={sure.lead} title={title}>
      <Deed action={action} deed={{ name, label: sure.submit, isMain: false }} locale={locale} />
    </AskedTwice>
  )
}

type Onward = { href: string; label: string }

/** Where to go from a page on which nothing is left to do. */
export function SignedOnward({ href, label }: Onward) {
  return (
    <p className={styles.deeds}>
      <Link href={href} look="standalone">
        {label}
      </Link>
    </p>
  )
}

type SignedGoneProps = { state: string; link: Onward }

/** Said instead when what the page was about is gone, or can no longer be had by this link. */
export function SignedGone({ state, link }: SignedGoneProps) {
  return (
    <>
      <SignedState state={state} />
      <SignedOnward {...link} />
    </>
  )
}
