/** Set on the card in the list whose pin is pointed at. */
const markAttribute = 'data-map-marked'

function toPathname(href: string): string {
  return new URL(href, window.location.href).pathname
}

/** Marks the cards of these homes in the list, and no others. */
export function markCards(list: Element, hrefs: readonly string[]): void {
  const paths = hrefs.map(toPathname)
  for (const link of list.querySelectorAll<HTMLAnchorElement>('article a[href]')) {
    link.closest('article')?.toggleAttribute(markAttribute, paths.includes(link.pathname))
  }
}

/**
 * Tells the path of the home whose card is pointed at or has the focus, and null when none has.
 * The return value ends it.
 */
export function watchCards(list: Element, onMark: (pathname: string | null) => void): () => void {
  const read = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    const link = target?.closest('article')?.querySelector<HTMLAnchorElement>('a[href]')
    onMark(link?.pathname ?? null)
  }
  const clear = () => onMark(null)
  const events = [
    ['pointerover', read],
    ['focusin', read],
    ['pointerleave', clear],
    ['focusout', clear],
  ] as const
  for (const [name, listener] of events) list.addEventListener(name, listener)
  return () => {
    for (const [name, listener] of events) list.removeEventListener(name, listener)
  }
}
