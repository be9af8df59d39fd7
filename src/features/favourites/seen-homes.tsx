import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/kernel/locales'
import { SeenStrip } from './late-seen-strip.client'

type SeenHomesProps = { id: number; isRemembered: boolean; locale: Locale }

/** Remembers the home of this page for the visit, and shows those that were looked at before. */
export async function SeenHomes(props: SeenHomesProps) {
  const t = await getTranslations('favourites')
  return <SeenStrip key={props.id} {...props} title={t('seen')} />
}
