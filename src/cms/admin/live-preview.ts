import type { CollectionAdminOptions, LivePreviewConfig, PayloadRequest } from 'payload'
import { toRelationId } from '../relation-id'
import { findUses } from '../uses/find-uses'
import { createPreview } from './preview'

type Preview = NonNullable<CollectionAdminOptions['preview']>

/** A telephone, a tablet and a desktop; their widths read the same in every language. */
const breakpoints: LivePreviewConfig['breakpoints'] = [
  { name: 'phone', label: '390 px', width: 390, height: 844 },
  { name: 'tablet', label: '768 px', width: 768, height: 1024 },
  { name: 'desktop', label: '1440 px', width: 1440, height: 900 },
]

/**
 * The draft beside its form, in the language of the form: the very page to which the preview button
 * leads, drawn anew after each automatic save. A record without such a page has none.
 */
export function createLivePreview(preview: Preview): LivePreviewConfig {
  return {
    breakpoints,
    url: async ({ data, locale, req }) =>
      (await preview(data, { locale: locale.code, req, token: null })) ?? undefined,
  }
}

const previewPage = createPreview('pages')

/** A module is looked at on the first page that has it and an address in the language. */
export const previewModule: Preview = async (data, options) => {
  const moduleId = toRelationId(data)
  return moduleId === null ? null : previewFirstUse(moduleId, options.req, options)
}

async function previewFirstUse(
  moduleId: number,
  req: PayloadRequest,
  options: Parameters<Preview>[1],
): Promise<string | null> {
  const { payload, user } = req
  const uses = await findUses({ payload, user }, { collection: 'modules', id: moduleId })
  for (const { slug, id, where } of uses) {
    if (slug !== 'pages' || where === 'trash') continue
    const path = await previewPage({ id }, options)
    if (path !== null) return path
  }
  return null
}
