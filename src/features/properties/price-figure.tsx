import { formatPricePer, formatPriceView } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import type { PriceView } from '@/domain/pricing/price-view'
import styles from './price-figure.module.css'

/** What stands where a price is expected; what it is counted by is set smaller. */
export function PriceFigure({ price, locale }: { price: PriceView; locale: Locale }) {
  if (price.kind !== 'amount') {
    const isWords = price.kind === 'annuity'
    return (
      <span className={isWords ? styles.words : undefined}>{formatPriceView(price, locale)}</span>
    )
  }
  const rest = [
    price.per === null ? '' : formatPricePer(price.per, locale),
    price.suffixText ?? '',
  ].filter(Boolean)
  return (
    <>
      {formatPriceView({ ...price, per: null, suffixText: null }, locale)}
      {rest.length > 0 && <span className={styles.unit}> {rest.join(' ')}</span>}
    </>
  )
}
