import 'server-only'
import { notFound, redirect } from 'next/navigation'
import type { Locale } from '@/domain/kernel/locales'
import { toOwnerName } from '@/domain/owners/owner-name'
import { formatPortalPath, parsePortalSegments, type PortalOwnPlace } from '@/domain/routes/portal'
import type { Screen } from '@/features/routing/page-facts'
import { toOwnPageFacts } from '@/features/routing/to-own-page-facts'
import type { OwnerAccount } from '@/server/owner-auth'
import { getTexts } from '@/server/texts/text-overrides'
import { Container } from '@/ui/container/container'
import { Heading } from '@/ui/heading/heading'
import { Icon } from '@/ui/icon/icon'
import { Link } from '@/ui/link/link'
import { Plate, PlateRow } from '@/ui/plate/plate'
import { fillIn } from '@/ui/template'
import { messages } from './frame-messages'
import { ContactPanel } from './contact-panel'
import { HomeCards, HomeSwitch } from './home-cards'
import { findOwnHomes } from './owner-queries'
import { getOwnerTexts } from '@/features/owner-session/owner-texts'
import { Overview } from './overview'
import { AccountPage } from '@/features/owner-session/account-page'
import { findPortalPage, type HomePage } from './portal-gate'
import { countNews, countNewsOfHomes, noteSeen } from './news-counts'
import { OwnBar, SectionNav } from './portal-nav'
import styles from './portal-screen.module.css'
import { sectionTable } from './portal-sections'
import type { OwnedHome } from './owner-view'
import { messages as factorMessages } from '@/features/owner-session/second-factor-messages'
import { SecondFactorPage } from '@/features/owner-session/second-factor-page'

type PortalRequest = {
  headers: Headers
  locale: Locale
  /** What follows `portal` in the address. */
  segments: readonly string[]
  query: URLSearchParams
}

/** Homes that are named one by one on the way back from the account. */
const namedHomesMax = 4

const toIds = (homes: readonly OwnedHome[]) => homes.map(({ id }) => id)

type FrameTexts = (typeof messages)[Locale]

const toWho = (owner: OwnerAccount, texts: FrameTexts) =>
  fillIn(texts.signedInAs, { name: toOwnerName(owner) })

const toNewsText = (count: number, texts: FrameTexts) => fillIn(texts.newCount, { count })

const toNewsTexts = (news: ReadonlyMap<number, number>, texts: FrameTexts) =>
  new Map([...news].map(([id, count]) => [id, toNewsText(count, texts)]))

type SwitchProps = {
  owner: OwnerAccount
  homes: readonly OwnedHome[]
  place: HomePage['place']
  locale: Locale
  texts: FrameTexts
}

/** The way to the other homes of an owner, with what is new there; nothing for one home. */
async function OtherHomes({ owner, homes, place, locale, texts }: SwitchProps) {
  if (homes.length < 2) return null
  const { propertyId: currentId } = place
  const news = await countNewsOfHomes(
    owner,
    toIds(homes).filter((id) => id !== currentId),
  )
  const sum = [...news.values()].reduce((all, count) => all + count, 0)
  return (
    <HomeSwitch
      buildHref={(propertyId) => formatPortalPath(locale, { ...place, propertyId })}
      currentId={currentId}
      homes={homes}
      label={texts.propertiesLabel}
      newsTexts={toNewsTexts(news, texts)}
      other={texts.otherHome}
      otherNews={sum === 0 ? undefined : toNewsText(sum, texts)}
    />
  )
}

async function getChoice(owner: OwnerAccount, { locale }: PortalRequest): Promise<Screen> {
  const [texts, words, homes] = await Promise.all([
    getTexts('portal', messages, locale),
    getOwnerTexts(locale),
    findOwnHomes(owner, locale),
  ])
  const news = await countNewsOfHomes(owner, toIds(homes))
  return {
    facts: await toOwnPageFacts(locale, texts.title, (one) =>
      formatPortalPath(one, { kind: 'choice' }),
    ),
    body: (
      <Container>
        <div className={styles.page}>
          <div className={styles.head}>
            <Heading level={1}>{texts.title}</Heading>
            <p className={styles.lead}>{homes.length === 0 ? words.noProperties : texts.choose}</p>
          </div>
          <HomeCards
            buildHref={(propertyId) => formatPortalPath(locale, { kind: 'overview', propertyId })}
            homes={homes}
            newsTexts={toNewsTexts(news, texts)}
          />
          <OwnBar
            account={texts.account}
            locale={locale}
            signOut={words.signOut}
            who={toWho(owner, texts)}
          />
        </div>
      </Container>
    ),
  }
}

type WaysBackProps = {
  homes: readonly OwnedHome[]
  locale: Locale
  texts: FrameTexts
}

/** From the account to the homes: each by its name, all of them where there are many. */
function WaysBack({ homes, locale, texts }: WaysBackProps) {
  const ways =
    homes.length > 0 && homes.length <= namedHomesMax
      ? homes.map(({ id, title }) => ({
          href: formatPortalPath(locale, { kind: 'overview', propertyId: id }),
          text: title,
        }))
      : [{ href: formatPortalPath(locale, { kind: 'choice' }), text: texts.title }]
  return (
    <nav aria-label={texts.propertiesLabel}>
      <ul className={styles.back}>
        {ways.map(({ href, text }) => (
          <li key={href}>
            <Link className={styles.way} href={href} look="standalone" prefetch={false}>
              <Icon name="arrow-left" />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

async function getAccount(owner: OwnerAccount, { locale, query }: PortalRequest): Promise<Screen> {
  const [texts, words, homes] = await Promise.all([
    getTexts('portal', messages, locale),
    getOwnerTexts(locale),
    findOwnHomes(owner, locale),
  ])
  const place = { kind: 'account' } as const
  return {
    facts: await toOwnPageFacts(locale, texts.account, (one) => formatPortalPath(one, place)),
    body: (
      <Container>
        <div className={styles.page}>
          <WaysBack homes={homes} locale={locale} texts={texts} />
          {/* At the head: at the end it would stand below the ways to end other sessions. */}
          <div className={styles.ownHead}>
            <Heading level={1}>{texts.account}</Heading>
            <OwnBar isHead locale={locale} signOut={words.signOut} who={toWho(owner, texts)} />
          </div>
          <AccountPage locale={locale} owner={owner} query={query} />
        </div>
      </Container>
    ),
  }
}

async function getSecondStep(
  owner: OwnerAccount,
  { locale, query }: PortalRequest,
): Promise<Screen> {
  const texts = await getTexts('ownerSecondFactor', factorMessages, locale)
  return {
    facts: await toOwnPageFacts(locale, texts.title, (one) =>
      formatPortalPath(one, { kind: 'secondStep' }),
    ),
    body: (
      <Container width="form">
        <div className={styles.page}>
          <p>
            <Link href={formatPortalPath(locale, { kind: 'account' })} prefetch={false}>
              {texts.back}
            </Link>
          </p>
          <div className={styles.head}>
            <Heading level={1}>{texts.title}</Heading>
            <p className={styles.lead}>{texts.lead}</p>
          </div>
          <SecondFactorPage locale={locale} owner={owner} query={query} texts={texts} />
        </div>
      </Container>
    ),
  }
}

async function getHome(
  { owner, place, property }: HomePage,
  { locale, query }: PortalRequest,
): Promise<Screen> {
  const [texts, words, homes, news] = await Promise.all([
    getTexts('portal', messages, locale),
    getOwnerTexts(locale),
    findOwnHomes(owner, locale),
    countNews(owner, property.id),
  ])
  const home = homes.find(({ id }) => id === property.id)
  // In the language of the page; the record's own name where that language has none.
  const title = home?.title ?? property.title
  const named = { ...property, title }
  const Section = place.kind === 'section' ? sectionTable[place.section] : null
  if (place.kind === 'section') {
    await noteSeen(owner.id, property.id, { section: place.section, now: new Date() })
  }
  const part = place.kind === 'section' ? texts[place.section] : texts.overview
  return {
    facts: await toOwnPageFacts(locale, `${part}, ${title}`, (one) => formatPortalPath(one, place)),
    body: (
      <Container>
        <div className={styles.page}>
          <OtherHomes homes={homes} locale={locale} owner={owner} place={place} texts={texts} />
          <header className={styles.head}>
            {home !== undefined && (
              <PlateRow>
                <Plate tone={home.status.tone}>{home.status.name}</Plate>
                <Plate tone="chalk">{fillIn(texts.reference, { reference: home.reference })}</Plate>
              </PlateRow>
            )}
            <Heading className={styles.title} level={1} size="xl">
              {title}
            </Heading>
            {home !== undefined && <p className={styles.lead}>{home.address}</p>}
          </header>
          <div className={styles.frame}>
            <div className={styles.index}>
              <SectionNav current={place} locale={locale} news={news} texts={texts} />
            </div>
            <div className={styles.body}>
              {Section === null ? (
                <Overview
                  href={home?.href ?? null}
                  locale={locale}
                  news={news}
                  owner={owner}
                  property={named}
                  texts={texts}
                />
              ) : (
                <Section locale={locale} owner={owner} property={named} query={query} />
              )}
            </div>
            <div className={styles.foot}>
              <ContactPanel locale={locale} propertyId={property.id} texts={texts} />
              <OwnBar
                account={texts.account}
                locale={locale}
                signOut={words.signOut}
                who={toWho(owner, texts)}
              />
            </div>
          </div>
        </div>
      </Container>
    ),
  }
}

type OwnScreen = (owner: OwnerAccount, request: PortalRequest) => Promise<Screen>

const ownScreens: Readonly<Record<PortalOwnPlace['kind'], OwnScreen>> = {
  choice: getChoice,
  account: getAccount,
  secondStep: getSecondStep,
}

/**
 * A page of the owners' portal. Leaves by "not found" or by a redirect wherever `findPortalPage` says
 * so: the proxy has asked the same, but the page must not depend on that.
 */
export async function getPortalScreen(request: PortalRequest): Promise<Screen> {
  const { headers, locale, segments } = request
  const place = parsePortalSegments(segments)
  if (place === null) notFound()
  const page = await findPortalPage(headers, formatPortalPath(locale, place))
  if (page === 'missing') notFound()
  if ('location' in page) redirect(page.location)
  return 'property' in page
    ? getHome(page, request)
    : ownScreens[page.place.kind](page.owner, request)
}
