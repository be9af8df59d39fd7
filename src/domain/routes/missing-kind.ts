import { appointmentSegment } from './appointments'
import { portalSegment } from './portal'
import type { MissingKind } from './substitutes'

/**
 * What an address that leads nowhere was for. Addresses of properties and projects end with their
 * number; the one of a unit holds the number of its project too.
 *
 * @param projectPaths addresses below which projects stand, with both slashes
 */
export function findMissingKind(pathname: string, projectPaths: readonly string[]): MissingKind {
  const isNumber = (segment: string) => /^\d+$/.test(segment)
  const segments = pathname.split('/').filter(Boolean)
  if (segments[1] === portalSegment) return 'portal'
  if (segments[1] === appointmentSegment) return 'appointment'
  if (!isNumber(segments.at(-1) ?? '')) return 'other'
  const isBelowProjects = projectPaths.some((path) => pathname.startsWith(path))
  return isBelowProjects && segments.filter(isNumber).length === 1 ? 'project' : 'property'
}
