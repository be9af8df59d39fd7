import type { Locale } from '@/domain/kernel/locales'
import { suggestionMessages } from '@/features/search/messages'
import { SearchForm } from '@/features/search/search-form'
import { getTexts } from '@/server/texts/text-overrides'
import { Container } from '@/ui/container/container'
import { Icon } from '@/ui/icon/icon'
import styles from './search-dialog.module.css'

/** Like the drawer, the search is opened by name, so that it needs no script. */
const dialogId = 'site-search-dialog'

/** Opens the search from every page. */
export async function SearchButton({ locale }: { locale: Locale }) {
  const { open } = await getTexts('suggestions', suggestionMessages, locale)
  return (
    <button
      aria-label={open}
      className={styles.opener}
      command="show-modal"
      commandfor={dialogId}
      data-opens={dialogId}
      type="button"
    >
      <Icon name="search" />
    </button>
  )
}

/** The search of the home page in a sheet from the top edge. The field comes first: it gets the focus. */
export async function SearchDialog({ locale }: { locale: Locale }) {
  const { open, close } = await getTexts('suggestions', suggestionMessages, locale)
  return (
    <dialog aria-label={open} className={styles.dialog} closedby="any" id={dialogId}>
      <Container>
        <div className={styles.inner}>
          <SearchForm fieldId="header-search" locale={locale} />
          <form className={styles.leave} method="dialog">
            <button aria-label={close} className={styles.close} type="submit">
              <Icon name="close" />
            </button>
          </form>
        </div>
      </Container>
    </dialog>
  )
}
