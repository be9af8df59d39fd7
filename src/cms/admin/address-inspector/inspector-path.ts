import { buildDeskPath } from '@/domain/routes/desk'

/** The segment of the inspector behind the address of the desk. */
export const inspectorSegment = 'addresses'

/** Its address. */
export const inspectorHref = buildDeskPath(inspectorSegment)
