/** Above the form of a record with a page: the way to links to its draft. */
export const sharePreview = {
  beforeDocumentControls: ['/src/cms/admin/preview-links/preview-links.client#PreviewLinks'],
}
