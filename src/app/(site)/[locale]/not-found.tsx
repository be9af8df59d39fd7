import { locale as readLocale } from 'next/root-params'
import { toLocale } from '@/domain/kernel/locales'
import { getMissingScreen } from '@/features/shell/missing-screen'
import { SiteFrame } from '@/features/shell/site-frame'

/** "This page no longer exists", in the language of the address, with a way on. */
export default async function NotFound() {
  const { facts, body } = await getMissingScreen(toLocale(await readLocale()))
  return <SiteFrame facts={facts}>{body}</SiteFrame>
}
