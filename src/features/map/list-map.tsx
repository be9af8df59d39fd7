import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import { buildListSearchHref } from '@/domain/routes/build-path'
import type { SearchCriteria, SearchView } from '@/domain/search/search-criteria'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Link } from '@/ui/link/link'
import { SkipLink } from '@/ui/skip-link/skip-link'
import { ListMapPane } from './late-maps.client'
import styles from './list-map.module.css'
import { getListMapTexts } from './list-map-texts'
import { findPublicPoints } from './map-queries'
import { toMapPointsHref } from './map-points-query'
import { getGroundNames } from './map-texts'
import { PlaceMap } from './place-map'
import { toMarks } from './to-marks'

type ListMapProps = {
  locale: Locale
  /** The saved list that the page shows; null for everything for sale and for rent. */
  presetId: number | null
  /** What the list was really narrowed to. */
  criteria: SearchCriteria
  /** Address of the list without its query. */
  pathname: string
  /** The homes of this page of the list, for the map that needs no script. */
  cards: readonly { publicId: number; zip: string; city: string; href: string }[]
  /** Homes on all pages of the list. */
  total: number
  /** Where places are picked without a pointer: the field of the search form. */
  placesHref: `#${string}`
  /** The list itself. */
  children: ReactNode
}

const listId = 'list-beside-map'

async function ViewSwitch({ criteria, pathname }: Pick<ListMapProps, 'criteria' | 'pathname'>) {
  const t = await getTranslations('map')
  const views: readonly SearchView[] = ['list', 'map']
  return (
    <nav aria-label={t('views')} className={styles.views}>
      {views.map((view) => (
        <Link
          aria-current={view === criteria.view ? 'true' : undefined}
          className={styles.view}
          href={buildListSearchHref(pathname, { ...criteria, view })}
          key={view}
          look="bare"
          prefetch={false}
        >
          <Icon name={view} />
          {t(view)}
        </Link>
      ))}
    </nav>
  )
}

async function MapOfList(props: Omit<ListMapProps, 'children'>) {
  const { locale, presetId, criteria, pathname, cards, total, placesHref } = props
  const [t, texts, names, points] = await Promise.all([
    getTranslations('map'),
    getListMapTexts(),
    getGroundNames(locale),
    findPublicPoints(
      'property',
      cards.map(({ publicId }) => publicId),
      locale,
    ),
  ])
  return (
    <section aria-label={t('map')} className={styles.map}>
      <SkipLink href={`#${listId}`} text={t('skip')} />
      <ListMapPane
        criteria={criteria}
        listId={listId}
        pathname={pathname}
        placesHref={placesHref}
        pointsHref={toMapPointsHref({ locale, presetId, criteria })}
        names={names}
        texts={texts}
        total={total}
      >
        <div className={styles.drawn}>
          <PlaceMap label={texts.title} marks={toMarks(cards, points)} />
        </div>
      </ListMapPane>
    </section>
  )
}

/**
 * A list with the choice between cards alone and the map beside them. The map shows every home of
 * the result that has a place, on all pages of the list; the list stays the same in both views.
 */
export function ListMap({ children, ...rest }: ListMapProps) {
  const { criteria, pathname } = rest
  const isMap = criteria.view === 'map'
  return (
    <>
      <ViewSwitch criteria={criteria} pathname={pathname} />
      <div className={classNames(isMap && styles.beside)}>
        {isMap && <MapOfList {...rest} />}
        <div className={classNames(isMap && styles.list)} id={listId} tabIndex={-1}>
          {children}
        </div>
      </div>
    </>
  )
}
