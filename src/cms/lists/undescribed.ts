import type { Where } from 'payload'

/** Pictures without words for those who do not see them; backgrounds are decoration and need none. */
export const undescribed: Where = {
  and: [
    { alt: { exists: false } },
    { kind: { not_equals: 'background' } },
    { mimeType: { contains: 'image/' } },
  ],
}
