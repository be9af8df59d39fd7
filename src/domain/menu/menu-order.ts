/** Where a page stands in the tree of the site: below which page, and in which order there. */
export type MenuPlace = { id: number; parentId: number | null; sort: number }

/** A page with those below it, in the order of the menu. */
export type MenuNode = { id: number; children: readonly MenuNode[] }

export type MenuTree = readonly MenuNode[]

/** How a page can move; `in` puts it below the page before it, `out` beside the page above it. */
export const menuMoves = ['up', 'down', 'in', 'out'] as const

export type MenuMove = (typeof menuMoves)[number]

/** The tree of pages. What stands below a page that is not given stands at the top. */
export function toMenuNodes(places: readonly MenuPlace[]): MenuTree {
  const ids = new Set(places.map(({ id }) => id))
  const below = (parentId: number | null): MenuTree =>
    places
      .filter((place) => (ids.has(place.parentId ?? 0) ? place.parentId : null) === parentId)
      .toSorted((a, b) => a.sort - b.sort || a.id - b.id)
      .map(({ id }) => ({ id, children: below(id) }))
  return below(null)
}

/** Makes the move in the list that holds the page; null where it is not in this list. */
function moveAmong(list: MenuTree, id: number, move: 'up' | 'down' | 'in'): MenuTree | null {
  const index = list.findIndex((node) => node.id === id)
  const node = list[index]
  if (node === undefined) return null
  if (move === 'in') {
    const before = list[index - 1]
    if (before === undefined) return list
    const host = { ...before, children: [...before.children, node] }
    return list.toSpliced(index - 1, 2, host)
  }
  const target = index + (move === 'up' ? -1 : 1)
  if (target < 0 || target >= list.length) return list
  return list.toSpliced(index, 1).toSpliced(target, 0, node)
}

function moveOut(list: MenuTree, id: number): MenuTree | null {
  for (const [index, node] of list.entries()) {
    const child = node.children.find((each) => each.id === id)
    if (child === undefined) continue
    const left = { ...node, children: node.children.filter((each) => each.id !== id) }
    return list.toSpliced(index, 1, left, child)
  }
  return null
}

/** The tree after a move; the same tree where the page cannot go further. */
export function moveInMenu(tree: MenuTree, id: number, move: MenuMove): MenuTree {
  const moved = move === 'out' ? moveOut(tree, id) : moveAmong(tree, id, move)
  if (moved !== null) return moved
  const children = tree.map((node) => moveInMenu(node.children, id, move))
  return children.every((list, index) => list === tree[index]?.children)
    ? tree
    : tree.map((node, index) => ({ ...node, children: children[index] ?? node.children }))
}

/**
 * The places that a tree gives to its pages, as far as they differ from those before: the page at
 * the top first, so that no page is ever put below one of its own. A number that still fits stays.
 */
export function findMovedPlaces(tree: MenuTree, before: readonly MenuPlace[]): MenuPlace[] {
  const known = new Map(before.map((place) => [place.id, place]))
  const moved: MenuPlace[] = []
  const visit = (list: MenuTree, parentId: number | null) => {
    let last = -Infinity
    for (const { id } of list) {
      const place = known.get(id)
      const own = place?.sort ?? 0
      const sort = own > last ? own : last + 1
      last = sort
      // A page whose parent is not in the tree stays below it.
      const isKept = place && parentId === null && !known.has(place.parentId ?? 0)
      const parent = isKept ? place.parentId : parentId
      if (place?.sort !== sort || place.parentId !== parent) {
        moved.push({ id, parentId: parent, sort })
      }
    }
    for (const { id, children } of list) visit(children, id)
  }
  visit(tree, null)
  return moved
}

/** Whether places lead in a circle: a page that would stand below itself. */
export function hasCircle(places: readonly MenuPlace[]): boolean {
  const parents = new Map(places.map(({ id, parentId }) => [id, parentId]))
  return places.some(({ id }) => {
    let above = parents.get(id) ?? null
    for (let step = 0; above !== null && step <= places.length; step += 1) {
      if (above === id) return true
      above = parents.get(above) ?? null
    }
    return false
  })
}
