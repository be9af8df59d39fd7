import { appointmentSegment } from './appointments'
import { digestSegment } from './digests'
import { documentSegment } from './document-links'
import { loginCodeSegment, loginLinkSegment } from './login-links'
import { ownDataSegment } from './own-data'
import { ownTestimonialSegment } from './own-testimonials'
import { portalSegment } from './portal'
import { previewSegment } from './preview'
import { alertSegment } from './search-alerts'
import { subscriptionSegment } from './subscriptions'

/**
 * Second segments of the pages of one person: their address is a right, or they show what is somebody's
 * own. Browsers are told to be careful with them, robots are kept out, and each asks who comes.
 */
export const personalSegments = [
  alertSegment,
  appointmentSegment,
  digestSegment,
  documentSegment,
  loginCodeSegment,
  loginLinkSegment,
  ownDataSegment,
  ownTestimonialSegment,
  portalSegment,
  previewSegment,
  subscriptionSegment,
] as const

export type PersonalSegment = (typeof personalSegments)[number]

/** Whether a second segment leads to a page of one person. */
export function isPersonalSegment(segment: string): segment is PersonalSegment {
  return personalSegments.some((each) => each === segment)
}
