import type { Locale } from '@/domain/kernel/locales'
import type { FormValues } from '@/server/request/form-drafts'

/**
 * Reads the answers with which a form begins from the address of its page. `isHalf` where its page
 * led somebody to think that all was answered, so that the form says what is asked still.
 */
export type Prefill = (
  query: URLSearchParams,
  locale: Locale,
) => Promise<{ values: FormValues; isHalf: boolean }>
