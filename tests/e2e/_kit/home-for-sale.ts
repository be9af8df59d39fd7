import { toSlug } from '@/domain/text/slug'
import { ask } from './ask'
import type { Editor } from './editor'

export type HomeForSale = { id: number; publicId: number; path: string }

/**
 * The first home of the list of those for sale, in Dutch.
 *
 * @throws Error when the list is empty
 */
export async function findHomeForSale(origin: string, editor: Editor): Promise<HomeForSale> {
  const list = await ask(origin, { path: '/nl/te-koop/' })
  const [, path = '', publicId = ''] =
    /href="(\/nl\/te-koop\/[^"]+\/(\d+)\/)"/.exec(list.body) ?? []
  const { docs } = await editor.read<{ docs: { id: number }[] }>(
    `/api/properties/?where[publicId][equals]=${publicId}&depth=0`,
  )
  const id = docs[0]?.id
  if (id === undefined) throw new Error('The list of homes for sale is empty')
  return { id, publicId: Number(publicId), path }
}

/** Where the page of a home stands when it has another title: the title is part of the address. */
export const withTitle = (path: string, title: string): string =>
  path.replace(/[^/]+(?=\/\d+\/$)/, toSlug(title))
