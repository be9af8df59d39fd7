import { buildDeskPath } from '@/domain/routes/desk'

/** The segment of the views of properties behind the address of the desk. */
export const viewsSegment = 'views'

/** Its address. */
export const viewsHref = buildDeskPath(viewsSegment)
