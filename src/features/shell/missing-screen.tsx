import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/kernel/locales'
import { knownPages } from '@/domain/routes/known-pages'
import { formatPortalPath } from '@/domain/routes/portal'
import { findLatest } from '@/features/properties/listing-queries'
import { PropertyCard } from '@/features/properties/property-card'
import { getAddressBook } from '@/features/routing/address-book'
import type { Screen } from '@/features/routing/page-facts'
import { SearchForm } from '@/features/search/search-form'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import { Plate } from '@/ui/plate/plate'
import { Section } from '@/ui/section/section'
import type { SubstituteKind } from '@/domain/routes/substitutes'
import { ClosedFacade } from '@/features/properties/closed-facade'
import styles from './missing-screen.module.css'
import { SubstituteWords, type Words } from './substitute-words'

const suggestionCount = 3

async function getWords(locale: Locale): Promise<Record<SubstituteKind, Words>> {
  const [t, { page }] = await Promise.all([getTranslations('shell'), getAddressBook(locale)])
  return {
    other: { title: t('missing.title'), text: t('missing.text') },
    project: { title: t('missing.project.title'), text: t('missing.project.text') },
    property: { title: t('missing.property.title'), text: t('missing.property.text') },
    portal: {
      title: t('missing.portal.title'),
      text: t('missing.portal.text'),
      link: {
        href: formatPortalPath(locale, { kind: 'choice' }),
        text: t('missing.portal.home'),
      },
    },
    appointment: {
      title: t('missing.appointment.title'),
      text: t('missing.appointment.text'),
      link: { href: page(knownPages.contact), text: t('missing.appointment.contact') },
    },
    failed: { title: t('failed.title'), text: t('failed.text') },
  }
}

/**
 * The page in place of one that cannot be shown: what happened, a search, a way home, three homes.
 */
export async function getMissingScreen(locale: Locale, kind: SubstituteKind): Promise<Screen> {
  const [t, words, book, suggestions] = await Promise.all([
    getTranslations('shell'),
    getWords(locale),
    getAddressBook(locale),
    findLatest(locale, suggestionCount),
  ])
  const { title } = words[kind]
  const home = `/${locale}/`
  const languageTargets = Object.fromEntries(
    book.table.enabledLocales.map((one) => [one, { href: `/${one}/`, isSamePage: false }]),
  )
  return {
    facts: {
      locale,
      title,
      description: '',
      canonical: home,
      alternates: {},
      languageTargets,
      isIndexable: false,
      breadcrumb: [],
      image: null,
      openGraph: { title, description: '' },
      twitter: { title, description: '' },
    },
    body: (
      <Container>
        <div className={styles.head}>
          <div className={styles.words}>
            {kind !== 'failed' && <Plate size="door">404</Plate>}
            <SubstituteWords {...words[kind]} />
            <SearchForm locale={locale} />
            <Link href={home} look="standalone">
              {t('missing.home')}
            </Link>
          </div>
          <div className={styles.picture}>
            <ClosedFacade label={t('missing.picture')} />
          </div>
        </div>
        {suggestions.length > 0 && (
          <Section title={t('missing.suggestions')}>
            <div className={styles.cards}>
              {suggestions.map((card) => (
                <PropertyCard card={card} headingLevel={3} key={card.publicId} locale={locale} />
              ))}
            </div>
          </Section>
        )}
      </Container>
    ),
  }
}
