import 'server-only'
import { notFound, redirect } from 'next/navigation'
import type { Locale } from '@/domain/kernel/locales'
import { formatPortalPath, parsePortalSegments, type PortalPlace } from '@/domain/routes/portal'
import type { Screen } from '@/features/routing/page-facts'
import { toOwnPageFacts } from '@/features/routing/to-own-page-facts'
import type { OwnerAccount } from '@/server/owner-auth'
import { getTexts } from '@/server/texts/text-overrides'
import { Container } from '@/ui/container/container'
import { Heading } from '@/ui/heading/heading'
import { Link } from '@/ui/link/link'
import { messages } from './frame-messages'
import { requireOwnedProperty, type OwnedProperty } from './owner-access'
import { getOwnerView } from './owner-queries'
import { getOwnerTexts } from './owner-texts'
import { Overview } from './overview'
import { AccountPage } from './account-page'
import { findPortalAnswer } from './portal-gate'
import { OwnBar, PropertyNav, SectionNav } from './portal-nav'
import styles from './portal-screen.module.css'
import { sectionTable } from './portal-sections'
import { findSignedInOwner } from './owner-session'

type PortalRequest = {
  headers: Headers
  locale: Locale
  /** What follows `portal` in the address. */
  segments: readonly string[]
  query: URLSearchParams
}

type OwnedPlace = Exclude<PortalPlace, { kind: 'choice' | 'account' }>

async function getChoice(owner: OwnerAccount, locale: Locale): Promise<Screen> {
  const [texts, words, view] = await Promise.all([
    getTexts('portal', messages, locale),
    getOwnerTexts(locale),
    getOwnerView(owner, locale),
  ])
  return {
    facts: await toOwnPageFacts(locale, texts.title, (one) =>
      formatPortalPath(one, { kind: 'choice' }),
    ),
    body: (
      <Container width="form">
        <div className={styles.page}>
          <Heading level={1}>{texts.title}</Heading>
          <p>{view.properties.length === 0 ? words.noProperties : texts.choose}</p>
          <ul className={styles.choice}>
            {view.properties.map(({ id, title }) => (
              <li className={styles.item} key={id}>
                <Link
                  href={formatPortalPath(locale, { kind: 'overview', propertyId: id })}
                  prefetch={false}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          <OwnBar account={texts.account} locale={locale} signOut={words.signOut} />
        </div>
      </Container>
    ),
  }
}

async function getAccount(owner: OwnerAccount, { locale, query }: PortalRequest): Promise<Screen> {
  const [texts, words] = await Promise.all([
    getTexts('portal', messages, locale),
    getOwnerTexts(locale),
  ])
  const place = { kind: 'account' } as const
  return {
    facts: await toOwnPageFacts(locale, texts.account, (one) => formatPortalPath(one, place)),
    body: (
      <Container width="form">
        <div className={styles.page}>
          <p>
            <Link href={formatPortalPath(locale, { kind: 'choice' })} prefetch={false}>
              {texts.title}
            </Link>
          </p>
          <Heading level={1}>{texts.account}</Heading>
          <AccountPage locale={locale} owner={owner} query={query} />
          <OwnBar locale={locale} signOut={words.signOut} />
        </div>
      </Container>
    ),
  }
}

type Owned = { owner: OwnerAccount; property: OwnedProperty }

async function getPlace(
  { owner, property }: Owned,
  place: OwnedPlace,
  { locale, query }: PortalRequest,
): Promise<Screen> {
  const [texts, words, view] = await Promise.all([
    getTexts('portal', messages, locale),
    getOwnerTexts(locale),
    getOwnerView(owner, locale),
  ])
  // In the language of the page; the record's own name where that language has none.
  const title = view.properties.find(({ id }) => id === property.id)?.title ?? property.title
  const named = { ...property, title }
  const Section = place.kind === 'section' ? sectionTable[place.section] : undefined
  if (place.kind === 'section' && Section === undefined) notFound()
  const part = place.kind === 'section' ? texts[place.section] : texts.overview
  return {
    facts: await toOwnPageFacts(locale, `${part}, ${title}`, (one) => formatPortalPath(one, place)),
    body: (
      <Container>
        <div className={styles.page}>
          <PropertyNav current={place} locale={locale} texts={texts} view={view} />
          <Heading level={1}>{title}</Heading>
          <SectionNav current={place} locale={locale} texts={texts} />
          {Section === undefined ? (
            <Overview locale={locale} property={named} texts={texts} />
          ) : (
            <Section locale={locale} owner={owner} property={named} query={query} />
          )}
          <OwnBar account={texts.account} locale={locale} signOut={words.signOut} />
        </div>
      </Container>
    ),
  }
}

/**
 * A page of the owners' portal. Leaves by "not found" or by a redirect wherever `findPortalAnswer`
 * says so: the proxy has asked the same, but the page must not depend on that.
 */
export async function getPortalScreen(request: PortalRequest): Promise<Screen> {
  const { headers, locale, segments } = request
  const place = parsePortalSegments(segments)
  if (place === null) notFound()
  const answer = await findPortalAnswer(headers, formatPortalPath(locale, place))
  if (answer === 'missing') notFound()
  if (typeof answer === 'object') redirect(answer.location)
  const owner = await findSignedInOwner(headers)
  if (owner === null) notFound()
  if (place.kind === 'choice') return getChoice(owner, locale)
  if (place.kind === 'account') return getAccount(owner, request)
  const owned = await requireOwnedProperty(headers, place.propertyId)
  return owned === null ? notFound() : getPlace(owned, place, request)
}
