/** One thing of a list, by the address of its own page. */
export type ListedItem = { name: string; href: string }

/**
 * A list as search engines read it: what stands on this page of it, in its order.
 *
 * @param list.first place of the first item in the whole list, counted from 1
 * @returns null for a list with nothing in it
 */
export function toItemListJsonLd(
  items: readonly ListedItem[],
  list: { origin: string; canonical: string; name: string; first?: number },
): object | null {
  const { origin, canonical, name, first = 1 } = list
  if (items.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    url: `${origin}${canonical}`,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: item.name,
      url: `${origin}${item.href}`,
    })),
  }
}
