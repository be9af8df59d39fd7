/** Items on one page of a list. */
export const itemsPerPage = 12

export type Paging = {
  /** Counted from 1; the last page when more was asked for. */
  page: number
  /** At least 1: an empty list has one empty page. */
  pageCount: number
  totalItems: number
  /** Items to skip and to take, for a query. */
  offset: number
  limit: number
  /** First and last item shown, counted from 1; both 0 when the list is empty. */
  firstItem: number
  lastItem: number
}

/** Works out "page X of Y" for a list of `totalItems`; the wished page is clamped to the range. */
export function createPaging(
  totalItems: number,
  wishedPage: number,
  pageSize = itemsPerPage,
): Paging {
  const total = Math.max(0, Math.trunc(totalItems) || 0)
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(Math.max(1, Math.trunc(wishedPage) || 1), pageCount)
  const offset = (page - 1) * pageSize
  return {
    page,
    pageCount,
    totalItems: total,
    offset,
    limit: pageSize,
    firstItem: total === 0 ? 0 : offset + 1,
    lastItem: Math.min(offset + pageSize, total),
  }
}
