const planPublication =
  '/src/cms/admin/planned-publications/planned-publications.client#PlannedPublications'

const publishAid = '/src/cms/admin/publish-aid/publish-aid.client#PublishAid'
const fitPreview = '/src/cms/admin/fit-preview/fit-preview.client#FitPreview'

/**
 * Above the form of a record with a page: why visitors see it or not, plans of publication, and the way
 * to links to its draft.
 */
export const besidePage = {
  beforeDocumentControls: [
    '/src/cms/admin/open-field/open-field.client#OpenFieldOfAddress',
    '/src/cms/admin/visibility/visibility.client#Visibility',
    planPublication,
    '/src/cms/admin/preview-links/preview-links.client#PreviewLinks',
    publishAid,
    fitPreview,
  ],
}

/** Above the form of what stands on pages of others. */
export const besidePart = { beforeDocumentControls: [planPublication, publishAid, fitPreview] }
