export type PageStep = number | 'gap'

/**
 * The page numbers to show: first, last, the current one and its neighbours. A gap never stands for
 * a single page, which is shown instead.
 *
 * @param current page on show, from 1
 * @param total number of pages, from 1
 */
export function pageWindow(current: number, total: number): PageStep[] {
  const shown = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= 1,
  )
  return shown.flatMap((page, index): PageStep[] => {
    const distance = page - (shown[index - 1] ?? page - 1)
    if (distance === 1) return [page]
    return distance === 2 ? [page - 1, page] : ['gap', page]
  })
}
