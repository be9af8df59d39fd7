import type { LocalizedText } from '@/domain/kernel/locales'
import { inspectorSegment } from './address-inspector/inspector-path'
import { inspectorTexts } from './address-inspector/texts'
import { personalDataSegment } from './personal-data/personal-data-path'
import { personalDataTexts } from './personal-data/texts'
import { screenTexts } from './translations/texts'
import { workSegment } from './translations/work-address'
import { viewTexts } from './visits/texts'
import { viewsSegment } from './visits/views-path'

const titles: ReadonlyMap<string, LocalizedText> = new Map([
  [inspectorSegment, inspectorTexts.title],
  [personalDataSegment, personalDataTexts.title],
  [viewsSegment, viewTexts.title],
  [workSegment, screenTexts.title],
])

/**
 * What a screen of our own is called; null of those that the framework names.
 *
 * @param segments of the address, behind that of the desk; none on its start
 */
export function findScreenTitle(segments: readonly string[] | undefined): LocalizedText | null {
  const [first, ...rest] = segments ?? []
  return first === undefined || rest.length > 0 ? null : (titles.get(first) ?? null)
}
