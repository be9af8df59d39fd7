import type { UIField } from 'payload'

/** The grid above the rows of placements; it stores nothing of its own. */
export const pageGridField: UIField = {
  name: 'pageGrid',
  type: 'ui',
  admin: { components: { Field: '/src/cms/admin/page-grid/page-grid#PageGrid' } },
}
