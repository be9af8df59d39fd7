import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/kernel/locales'
import { listPaths } from '@/domain/routes/list-routes'
import { getParameterName } from '@/domain/search/search-criteria'
import type { GoalCounts } from '@/features/properties/listing-queries'
import { getAddressBook } from '@/features/routing/address-book'
import { getTexts } from '@/server/texts/text-overrides'
import { Button } from '@/ui/button/button'
import { suggestionMessages } from './messages'
import { SearchBox } from './search-box.client'
import styles from './search-form.module.css'

type SearchFormProps = {
  locale: Locale
  /** Shown on the buttons; without it they bear words alone. */
  counts?: GoalCounts | null
  /** False leaves the two buttons, which then lead to the whole lists. */
  hasInput?: boolean
  /** Id of the field, which no other search on the page may share. */
  fieldId?: string
}

/** One field and two buttons: the same words looked for among what is for sale or for rent. */
export async function SearchForm({
  locale,
  counts = null,
  hasInput = true,
  fieldId = 'site-search',
}: SearchFormProps) {
  const [t, book, texts] = await Promise.all([
    getTranslations('search'),
    getAddressBook(locale),
    getTexts('suggestions', suggestionMessages, locale),
  ])
  const { list, close, one, other, none, failed } = texts
  return (
    <form
      action={book.page(listPaths.forSale)}
      aria-label={t('label')}
      className={styles.form}
      method="get"
    >
      {hasInput && (
        <SearchBox
          id={fieldId}
          label={t('field')}
          lang={locale}
          maxLength={100}
          name={getParameterName('q')}
          texts={{ list, close, one, other, none, failed }}
        />
      )}
      <div className={styles.buttons}>
        <Button count={counts?.sale} size="large" type="submit" wide>
          {t('forSale')}
        </Button>
        <Button
          count={counts?.rent}
          formAction={book.page(listPaths.forRent)}
          size="large"
          type="submit"
          variant="secondary"
          wide
        >
          {t('forRent')}
        </Button>
      </div>
    </form>
  )
}
