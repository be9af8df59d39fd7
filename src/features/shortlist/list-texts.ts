import 'server-only'
import { getTranslations } from 'next-intl/server'

const plainKeys = [
  'list',
  'loading',
  'failed',
  'retry',
  'countOne',
  'goneOne',
  'goneRemove',
  'remove',
  'cleared',
  'undo',
  'clear',
  'share',
  'copied',
  'copyByHand',
  'compare',
  'compareHint',
] as const

/** Texts with `{title}` or `{count}`, which the browser fills in. */
const openKeys = [
  'countMany',
  'goneMany',
  'removeThis',
  'removed',
  'compareThis',
  'compareCount',
] as const

/** What the parts in the browser say; `saveThis` holds `{title}` too. */
export type ListTexts = Record<
  (typeof plainKeys)[number] | (typeof openKeys)[number] | 'saveThis',
  string
>

export async function getListTexts(): Promise<ListTexts> {
  const [t, favourites] = await Promise.all([
    getTranslations('shortlist'),
    getTranslations('favourites'),
  ])
  const plain = plainKeys.map((key) => [key, t(key)] as const)
  const open = openKeys.map((key) => [key, String(t.raw(key))] as const)
  const texts = Object.fromEntries([
    ...plain,
    ...open,
    ['saveThis', String(favourites.raw('save'))],
  ])
  // Every key of the type is in one of the lists above.
  return texts as ListTexts
}
