import { answerVisibility } from '@/features/visibility/answer-visibility'
import { findHomeModules } from '@/modules/property-list/home-modules'

/** Where visitors see a record and why not elsewhere: `/api/visibility/?target=pages&record=3&language=nl`. */
export async function GET(request: Request): Promise<Response> {
  return answerVisibility(request, findHomeModules)
}
