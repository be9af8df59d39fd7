/** How boxes and choices are shown where two versions are compared. */
export const plainDiff = '/src/cms/admin/compare/plain-diff.client#PlainDiff'
