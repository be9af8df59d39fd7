import type { Locale } from '@/domain/kernel/locales'
import { PropertyCard } from './property-card'
import styles from './property-grid.module.css'
import type { PropertyCardView } from './to-property-card'

type PropertyGridProps = {
  cards: readonly PropertyCardView[]
  locale: Locale
  headingLevel?: 2 | 3 | 4
  /** The grid stands on the first screen: its first pictures are loaded at once. */
  isFirst?: boolean
}

/** Cards that load at once: the first row on a wide screen. */
const priorityCount = 3

/** Cards side by side: one on a phone, then two, three and four. */
export function PropertyGrid({ cards, locale, headingLevel, isFirst = false }: PropertyGridProps) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <li key={card.publicId}>
          <PropertyCard
            card={card}
            headingLevel={headingLevel}
            locale={locale}
            priority={isFirst && index < priorityCount}
          />
        </li>
      ))}
    </ul>
  )
}
