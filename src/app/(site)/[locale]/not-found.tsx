import { getTranslations } from 'next-intl/server'
import { locale as readLocale } from 'next/root-params'
import { toLocale } from '@/domain/kernel/locales'
import { MissingNotice } from '@/features/shell/missing-notice'

/** "This page no longer exists", in the language of the address, for scripts that lead to it. */
export default async function NotFound() {
  const locale = toLocale(await readLocale())
  const t = await getTranslations('shell')
  const home = { href: `/${locale}/`, text: t('missing.home') }
  return <MissingNotice home={home} title={t('missing.title')} />
}
