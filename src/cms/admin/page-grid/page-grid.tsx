import type { Payload } from 'payload'
import { PageGridCanvas } from './page-grid.client'
import type { GridTypes } from './to-grid-view'

/** Above the modules of a page: the same placements, drawn as on the page. */
export function PageGrid({ payload }: { payload: Payload }) {
  const types = payload.collections.modules.config.custom['gridTypes'] as GridTypes | undefined
  return <PageGridCanvas types={types ?? {}} />
}
