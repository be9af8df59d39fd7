import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/kernel/locales'
import { listPaths } from '@/domain/routes/list-routes'
import { formatHomeIds } from '@/domain/routes/home-ids'
import {
  formatShortlist,
  parseShortlist,
  type ShortlistAddress,
} from '@/domain/routes/shortlist-address'
import { EmptyList } from '@/features/lists/empty-list'
import { ClosedFacade } from '@/features/properties/closed-facade'
import { getAddressBook } from '@/features/routing/address-book'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import { Notice } from '@/ui/notice/notice'
import { Comparison } from './comparison'
import { fillCount } from './fill-text'
import { getListTexts } from './list-texts'
import { HomeChoices, OwnList, OwnOrShared, SaveAll, ShareList } from './late-shortlist.client'
import { findHomes } from './shortlist-queries'
import styles from './shortlist.module.css'

type ShortlistSectionProps = {
  locale: Locale
  /** Null on the page without a query, which is the visitor's own list. */
  query: URLSearchParams | null
  /** Address of the list without its query. */
  pathname: string
}

type ListProps = Pick<ShortlistSectionProps, 'locale' | 'pathname'>

async function NothingSaved({ locale }: { locale: Locale }) {
  const [t, book] = await Promise.all([getTranslations('shortlist.empty'), getAddressBook(locale)])
  return (
    <EmptyList
      advice={t('advice')}
      drawing={<ClosedFacade label="" />}
      links={[
        { href: book.page(listPaths.forSale), text: t('forSale') },
        { href: book.page(listPaths.forRent), text: t('forRent') },
      ]}
      title={t('title')}
    />
  )
}

async function Own({ locale, pathname }: ListProps) {
  const [t, texts] = await Promise.all([getTranslations('shortlist'), getListTexts()])
  return (
    <>
      <noscript>
        <Notice>
          <p>{t('noScript')}</p>
        </Notice>
      </noscript>
      <OwnList
        empty={<NothingSaved locale={locale} />}
        locale={locale}
        pathname={pathname}
        texts={texts}
      />
    </>
  )
}

/** Says whose list it is, and lets the visitor take it over. */
async function SharedNotice({ ids, pathname }: { ids: readonly number[]; pathname: string }) {
  const t = await getTranslations('shortlist.shared')
  return (
    <Notice title={t('title')}>
      <p>{t('text')}</p>
      <p className={styles.shared}>
        <SaveAll ids={ids} texts={{ saveAll: t('saveAll'), allSaved: t('allSaved') }} />
        <Link href={pathname} look="standalone" prefetch={false}>
          {t('own')}
        </Link>
      </p>
    </Notice>
  )
}

async function Shared({ locale, pathname, address }: ListProps & { address: ShortlistAddress }) {
  const [{ homes, gone }, texts] = await Promise.all([
    findHomes(address.ids, locale),
    getListTexts(),
  ])
  const ids = homes.map(({ id }) => id)
  const shared = (
    <div className={styles.list}>
      {ids.length > 0 && <SharedNotice ids={ids} pathname={pathname} />}
      {gone.length > 0 && (
        <Notice>
          <p>{fillCount(texts.goneOne, texts.goneMany, gone.length)}</p>
        </Notice>
      )}
      {ids.length === 0 ? (
        <NothingSaved locale={locale} />
      ) : (
        <>
          <div className={styles.head}>
            <p className={styles.count}>{fillCount(texts.countOne, texts.countMany, ids.length)}</p>
            <ShareList href={`${pathname}?${formatShortlist({ ...address, ids })}`} texts={texts} />
          </div>
          <HomeChoices compared={address.compare} homes={homes} pathname={pathname} texts={texts} />
        </>
      )}
    </div>
  )
  return (
    <OwnOrShared
      compared={address.compare}
      empty={<NothingSaved locale={locale} />}
      ids={address.ids}
      key={formatHomeIds(address.ids)}
      locale={locale}
      pathname={pathname}
      start={{ homes, gone }}
      texts={texts}
    >
      {shared}
    </OwnOrShared>
  )
}

/**
 * The visitor's favourites, or the list that the address holds: then the page is made on the
 * server, the same for whoever opens it, and touches nobody's own list. A browser in which it is the
 * own list shows it as that.
 */
export async function ShortlistSection({ locale, query, pathname }: ShortlistSectionProps) {
  const address = parseShortlist(query ?? new URLSearchParams())
  return (
    <Container>
      {address.compare.length > 0 && (
        <Comparison address={address} locale={locale} pathname={pathname} />
      )}
      {address.ids.length > 0 ? (
        <Shared address={address} locale={locale} pathname={pathname} />
      ) : (
        <Own locale={locale} pathname={pathname} />
      )}
    </Container>
  )
}
