import {
  leftParameter,
  movedParameter,
  problemParameter,
} from '@/features/appointments/answer-appointment'
import { getAppointmentScreen } from '@/features/appointments/appointment-screen'
import { findHref } from '@/features/properties/find-href'
import { createSignedPage } from '@/app/signed-page'

/** One appointment, for the visitor who has its link. */
const { generateMetadata, Page } = createSignedPage(({ query, ...request }) =>
  getAppointmentScreen({
    ...request,
    problem: query.get(problemParameter),
    isMoved: query.has(movedParameter),
    hasLeft: query.has(leftParameter),
    findHref,
  }),
)

export { generateMetadata }
export default Page
