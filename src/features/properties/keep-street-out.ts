import { redactAll, type Redact } from '@/cms/read-model/redact-street'
import type { PropertyView } from './property-view'

/**
 * The last guard on a page whose address is hidden: no text of the view names the street. Films
 * and tours are left out whole. The town, the pictures and the project stay as they are: their
 * texts are guarded where they are made, and what else they hold is no text.
 */
export function keepStreetOut(view: PropertyView, redact: Redact): PropertyView {
  const { city, cityLine, pictures, plans, panoramas, project, video, tour } = view
  const isSafe = (film: PropertyView['video']) => film !== null && redact(film.embedUrl) !== null
  return {
    ...redactAll(view, redact),
    ...{ city, cityLine, pictures, plans, panoramas, project },
    video: isSafe(video) ? video : null,
    tour: isSafe(tour) ? tour : null,
  }
}
