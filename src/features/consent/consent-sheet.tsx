import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { toPurposesVersion } from '@/domain/consent/vendors'
import { knownPages } from '@/domain/routes/known-pages'
import { getAddressBook } from '@/features/routing/address-book'
import { getTexts } from '@/server/texts/text-overrides'
import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import { ConsentGate } from './consent-gate.client'
import { getTracking } from './consent-queries'
import { messages } from './messages'
import styles from './consent-sheet.module.css'

type ConsentSheetProps = {
  locale: Locale
  /** Whether services that measure may be told of this page. */
  isMeasured: boolean
}

/**
 * The question about cookies: part of every page and the same for everybody, shown by script to who
 * has not answered. Without script nothing is kept or loaded that had to be asked for.
 */
export async function ConsentSheet({ locale, isMeasured }: ConsentSheetProps) {
  const [{ sheet }, tracking, book] = await Promise.all([
    getTexts('consent', messages, locale),
    getTracking(),
    getAddressBook(locale),
  ])
  return (
    <>
      <section aria-labelledby="consent-title" className={styles.sheet}>
        <Container>
          <div className={styles.row}>
            <div className={styles.text}>
              <h2 className={styles.title} id="consent-title">
                {sheet.title}
              </h2>
              <p>
                {sheet.text}{' '}
                <Link href={book.page(knownPages.cookies)} prefetch={false}>
                  {sheet.more}
                </Link>
              </p>
            </div>
            <div className={styles.choices}>
              <Button data-consent="necessary" variant="secondary" wide>
                {sheet.necessary}
              </Button>
              <ButtonLink
                href={book.page(knownPages.cookieSettings)}
                prefetch={false}
                variant="secondary"
                wide
              >
                {sheet.settings}
              </ButtonLink>
              <Button data-consent="all" variant="secondary" wide>
                {sheet.all}
              </Button>
            </div>
          </div>
        </Container>
      </section>
      <ConsentGate
        purposesVersion={toPurposesVersion(tracking)}
        tracking={isMeasured ? tracking : null}
      />
    </>
  )
}
