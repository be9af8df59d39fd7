import 'server-only'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/kernel/locales'
import { buildExpiredDocumentPath } from '@/domain/routes/document-links'
import { getAddressBook } from '@/features/routing/address-book'
import type { Screen } from '@/features/routing/page-facts'
import { env } from '@/server/env'
import { readExpiringId } from '@/server/signed-id'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import { Section } from '@/ui/section/section'
import { findHandedDocument } from './document-queries'

type ExpiredRequest = {
  locale: Locale
  token: string
  now: Date
  /** Address of a home by its number; handed in, because the pages of homes stand beside. */
  findHomeHref: (publicId: number, locale: Locale) => Promise<string | null>
}

/** Where the form stands on the page of a home. */
const formAnchor = '#document-request'

/** Says that a link has expired and leads back to the form. "Not found" for no link of ours. */
export async function getExpiredDocumentScreen(request: ExpiredRequest): Promise<Screen> {
  const { locale, token, now, findHomeHref } = request
  const read = readExpiringId('document', token, { now, secret: env().PAYLOAD_SECRET })
  if (read === null) notFound()
  const t = await getTranslations('documents')
  const document = await findHandedDocument(read.id, locale)
  const home = document && (await findHomeHref(document.publicId, locale))
  const title = t('title')
  const { table } = await getAddressBook(locale)
  return {
    facts: {
      locale,
      title,
      description: '',
      canonical: buildExpiredDocumentPath(locale, token),
      alternates: {},
      languageTargets: Object.fromEntries(
        table.enabledLocales.map((one) => [one, { href: `/${one}/`, isSamePage: false }]),
      ),
      isIndexable: false,
      breadcrumb: [],
      image: null,
      openGraph: { title, description: '' },
      twitter: { title, description: '' },
    },
    body: (
      <Container width="form">
        <Section lead={t('lead')} level={1} title={title}>
          <p>
            <Link href={home ? `${home}${formAnchor}` : `/${locale}/`} look="standalone">
              {t(home ? 'again' : 'home')}
            </Link>
          </p>
        </Section>
      </Container>
    ),
  }
}
