import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import { toMenuTree } from './menu-tree'
import type { PageIndexEntry } from './page-index'

function page(id: number, wishes: Partial<PageIndexEntry> = {}): PageIndexEntry {
  const titles = { nl: `pagina ${id}`, fr: `page ${id}` }
  return {
    id,
    parentId: null,
    key: `/page-${id}/`,
    titles,
    labels: titles,
    isHidden: false,
    inMenu: true,
    isPublic: true,
    visibleIn: locales,
    redirectUrls: null,
    sort: id,
    ...wishes,
  }
}

const hrefOf = (key: string) => `/nl${key}`

describe('toMenuTree', () => {
  it('nests children under their parent, in the order of the editors', () => {
    const pages = [page(1, { sort: 2 }), page(2, { sort: 1 }), page(3, { parentId: 1 })]
    const tree = toMenuTree(pages, 'nl', 3, hrefOf)
    expect(tree.map(({ id }) => id)).toEqual([2, 1])
    expect(tree[1]?.children.map(({ href }) => href)).toEqual(['/nl/page-3/'])
  })

  it('goes as deep as the editors want and no deeper', () => {
    const pages = [page(1), page(2, { parentId: 1 }), page(3, { parentId: 2 })]
    const [alone] = toMenuTree(pages, 'nl', 1, hrefOf)
    const [two] = toMenuTree(pages, 'nl', 2, hrefOf)
    const [three] = toMenuTree(pages, 'nl', 3, hrefOf)
    expect(alone?.children).toEqual([])
    expect(two?.children[0]?.children).toEqual([])
    expect(three?.children[0]?.children).toHaveLength(1)
  })

  it('leaves out what is hidden, not public, or not meant for the menu', () => {
    const pages = [
      page(1, { isHidden: true }),
      page(2, { isPublic: false }),
      page(3, { inMenu: false }),
    ]
    expect(toMenuTree(pages, 'nl', 3, hrefOf)).toEqual([])
  })

  it('leaves out a page without a title in the language, or that is not meant for it', () => {
    const pages = [page(1, { titles: { fr: 'page' } }), page(2, { visibleIn: ['fr'] })]
    expect(toMenuTree(pages, 'nl', 3, hrefOf)).toEqual([])
    expect(toMenuTree(pages, 'fr', 3, hrefOf)).toHaveLength(2)
  })

  it('sends an item with an address elsewhere there', () => {
    const [item] = toMenuTree(
      [page(1, { redirectUrls: { nl: 'https://biv.be/' } })],
      'nl',
      3,
      hrefOf,
    )
    expect(item).toMatchObject({ href: 'https://biv.be/', isExternal: true })
  })
})
