import type { Locale } from '@/domain/kernel/locales'
import type { FormValues } from '@/server/request/form-drafts'

/** Reads the answers with which a form begins from the address of its page. */
export type Prefill = (query: URLSearchParams, locale: Locale) => Promise<FormValues>
