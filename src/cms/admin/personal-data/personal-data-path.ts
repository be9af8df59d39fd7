import { buildDeskPath } from '@/domain/routes/desk'

/** The segment of the personal data behind the address of the desk. */
export const personalDataSegment = 'personal-data'

/** Its address. */
export const personalDataHref = buildDeskPath(personalDataSegment)
