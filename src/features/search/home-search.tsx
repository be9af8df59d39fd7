import { getTranslations } from 'next-intl/server'
import { formatNumber } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import { fillPlaceholders } from '@/domain/text/placeholders'
import { countByGoal } from '@/features/properties/listing-queries'
import { Container } from '@/ui/container/container'
import { Heading } from '@/ui/heading/heading'
import styles from './home-search.module.css'
import { getSearchBlock } from './search-block-queries'
import { SearchForm } from './search-form'

/** The search block of the home page; it hangs over the lower edge of the banner. */
export async function HomeSearch({ locale }: { locale: Locale }) {
  const [t, block, counts] = await Promise.all([
    getTranslations('search'),
    getSearchBlock(locale),
    countByGoal(locale),
  ])
  const totals = { sale: formatNumber(counts.sale), rent: formatNumber(counts.rent) }
  const description = fillPlaceholders(block.description, totals)
  return (
    <Container>
      <section className={styles.block}>
        <Heading level={1} size="xl">
          {block.title || t('title')}
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
        <SearchForm
          counts={block.showCounts ? counts : null}
          hasInput={block.showInput}
          locale={locale}
        />
      </section>
    </Container>
  )
}
