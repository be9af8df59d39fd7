import type { ReactNode } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import { buildAlertActionPath } from '@/domain/routes/search-alerts'
import type { DemandDeed } from './demand-store'
import type { DemandView } from './demand-view-queries'
import type { AlertTexts } from './messages'

/** What each part of the page of a search alert draws from. */
export type PartProps = { demand: DemandView; token: string; locale: Locale; texts: AlertTexts }

type DeedFormProps = {
  token: string
  locale: Locale
  deed: DemandDeed['kind']
  className?: string
  children: ReactNode
}

/** Sends a decision; following the link of a mail alone changes nothing. */
export function DeedForm({ token, locale, deed, className, children }: DeedFormProps) {
  return (
    <form action={buildAlertActionPath(token)} className={className} method="post" noValidate>
      <input name="lang" type="hidden" value={locale} />
      <input name="deed" type="hidden" value={deed} />
      {children}
    </form>
  )
}
