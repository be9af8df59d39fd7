import type { ReactNode } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import { Button } from '@/ui/button/button'
import { Container } from '@/ui/container/container'
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

/** The buttons of a page behind a signed link; each is a form, so that looking changes nothing. */
export function SignedDeeds({ action, locale, deeds }: SignedDeedsProps) {
  return (
    <div className={styles.deeds}>
      {deeds.map(({ name, label, isMain }) => (
        <form action={action} key={name} method="post">
          <input name="lang" type="hidden" value={locale} />
          <input name="deed" type="hidden" value={name} />
          <Button type="submit" variant={isMain ? undefined : 'secondary'}>
            {label}
          </Button>
        </form>
      ))}
    </div>
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
