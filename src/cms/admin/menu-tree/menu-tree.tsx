import type { Payload, TypedUser } from 'payload'
import { toLocale } from '@/domain/kernel/locales'
import { findMenuPages, keepMenuPages } from '../../menu/menu-pages'
import { MenuArranger } from './menu-arranger.client'

type MenuTreeProps = { payload: Payload; user: TypedUser | null; i18n: { language: string } }

/** On the settings of the menu: its pages, to be put in their order. */
export async function MenuTree({ payload, user, i18n }: MenuTreeProps) {
  const language = toLocale(i18n.language)
  const pages = keepMenuPages(await findMenuPages({ payload, user }, language))
  return <MenuArranger language={language} pages={pages} />
}
