import type { Locale } from '@/domain/kernel/locales'
import { Link } from '@/ui/link/link'
import styles from './compact-list.module.css'

type CompactItem = {
  href: string
  name: string
  nameLocale?: Locale
  place: string
  price: string
}

/** One line per item: name, place and price, with a hairline between. */
export function CompactList({ items }: { items: readonly CompactItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ href, name, nameLocale, place, price }) => (
        <li className={styles.item} key={href}>
          <Link className={styles.name} href={href} lang={nameLocale} look="bare" prefetch={false}>
            {name}
          </Link>
          <span className={styles.place}>{place}</span>
          <span className={styles.price}>{price}</span>
        </li>
      ))}
    </ul>
  )
}
