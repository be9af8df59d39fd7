import { toPriceWords } from '@/domain/formats/price-text'
import { Price } from '@/ui/price/price'
import { getTranslations } from 'next-intl/server'
import { formatPhone } from '@/domain/formats/identifiers'
import type { Locale } from '@/domain/kernel/locales'
import type { PriceView } from '@/domain/pricing/price-view'
import { QrCode } from '@/ui/qr-code/qr-code'
import type { AgencyView } from '@/features/office/agency-queries'
import styles from './property-paper.module.css'

/** The price under the title, where paper has no column beside the text. */
export function PaperPrice({ price, locale }: { price: PriceView; locale: Locale }) {
  return (
    <p className={styles.price}>
      <Price {...toPriceWords(price, locale)} />
    </p>
  )
}

/** What paper needs and the screen has no use for: the way back to the page, and whom to call. */
export async function PropertyPaper({ agency, url }: { agency: AgencyView; url: string }) {
  const t = await getTranslations('properties.detail.actions')
  const { name, phone, email } = agency
  return (
    <section className={styles.paper}>
      <QrCode label={t('scan')} value={url} />
      <div>
        <p className={styles.name}>{name}</p>
        <p>{[phone && formatPhone(phone), email].filter(Boolean).join(' · ')}</p>
        <p className={styles.scan}>{t('scan')}</p>
        <p className={styles.address}>{url}</p>
      </div>
    </section>
  )
}
