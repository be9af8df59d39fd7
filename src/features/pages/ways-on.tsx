import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/kernel/locales'
import { knownPages } from '@/domain/routes/known-pages'
import { listPaths } from '@/domain/routes/list-routes'
import { findLatest } from '@/features/properties/listing-queries'
import { PropertyCard } from '@/features/properties/property-card'
import { getAddressBook } from '@/features/routing/address-book'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import { Section } from '@/ui/section/section'
import { BackLink } from './late-back-link.client'
import styles from './ways-on.module.css'

const newestCount = 4

/** After a form was sent: back to where the visitor was, the lists, and what is new. */
export async function WaysOn({ locale }: { locale: Locale }) {
  const [t, { page }, newest] = await Promise.all([
    getTranslations('pages'),
    getAddressBook(locale),
    findLatest(locale, newestCount),
  ])
  const links = [
    { href: page(listPaths.forSale), text: t('forSale') },
    { href: page(listPaths.forRent), text: t('forRent') },
    { href: page(knownPages.demandRegister), text: t('demand') },
    { href: page(knownPages.guides), text: t('guides') },
    { href: page(knownPages.contact), text: t('contact') },
  ]
  // Who came from a page that only holds a form was looking at nothing else.
  const formPages = [
    knownPages.contact,
    knownPages.demandRegister,
    knownPages.valuation,
    knownPages.dataRequest,
  ]
  return (
    <Container>
      <nav aria-label={t('waysOn')} className={styles.ways}>
        <BackLink ignored={formPages.map(page)} text={t('back')} />
        <ul className={styles.links}>
          {links.map(({ href, text }) => (
            <li key={href}>
              <Link className={styles.link} href={href} look="standalone">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {newest.length > 0 && (
        <Section title={t('newest')}>
          <div className={styles.cards}>
            {newest.map((card) => (
              <PropertyCard card={card} headingLevel={3} key={card.publicId} locale={locale} />
            ))}
          </div>
        </Section>
      )}
    </Container>
  )
}
