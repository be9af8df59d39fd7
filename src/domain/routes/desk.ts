/** Where the desk begins; Payload puts it there. */
export const deskPath = '/admin/'

/** Whether a path is of the desk, its slash at the end or not. */
export function isDeskPath(pathname: string): boolean {
  return pathname.startsWith(deskPath) || `${pathname}/` === deskPath
}

/** A screen of the desk: `/admin/login/`. */
export function buildDeskPath(...segments: readonly string[]): string {
  return `${[deskPath.slice(0, -1), ...segments].join('/')}/`
}

/** The list of a collection in the desk. */
export function buildDeskListPath(collection: string): string {
  return buildDeskPath('collections', collection)
}

/** The form of a record, among those in use or in the trash. */
export function buildDeskRecordPath(
  collection: string,
  id: number | string,
  { isTrashed = false }: { isTrashed?: boolean } = {},
): string {
  return buildDeskPath('collections', collection, ...(isTrashed ? ['trash'] : []), String(id))
}

/** The form of a setting. */
export function buildDeskSettingPath(setting: string): string {
  return buildDeskPath('globals', setting)
}

/**
 * Where the desk asks its server for something: of a record (`/api/mails/7/resend/`), of a collection
 * (`/api/pages/`) or beside them (`/api/plans/`).
 */
export function buildDeskApiPath(...segments: readonly (number | string)[]): string {
  return `/api/${segments.join('/')}/`
}

/** An import of a feed, or where one is begun; `deed` is what is asked of it. */
export function buildImportApiPath(feed: number, id?: number, deed?: string): string {
  const given = [id, deed].filter((segment) => segment !== undefined)
  return buildDeskApiPath('listing-imports', feed, ...given)
}

/** The address of cards for the window, for staff; `ids` of the records in the desk. */
export function buildWindowCardsPath(ids: readonly number[], locale: string): string {
  return `${buildDeskApiPath('window-cards')}?${new URLSearchParams({ locale, ids: ids.join(',') }).toString()}`
}
