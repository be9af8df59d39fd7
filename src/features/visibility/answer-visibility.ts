import 'server-only'
import { z } from 'zod'
import { locales } from '@/domain/kernel/locales'
import { recordIdSchema } from '@/domain/kernel/record-id-schema'
import { noStore } from '@/domain/protection/private-headers'
import { visibilityTargets, type VisibilityReport } from '@/domain/visibility/report'
import { findStaff } from '@/server/request/desk-door'
import { refuse } from '@/server/request/refuse'
import { reportContent } from './content-report'
import { reportProject } from './project-report'
import { reportProperty, type FindHomeModules } from './property-report'

const question = z.object({
  target: z.enum(visibilityTargets),
  record: z.coerce.number().pipe(recordIdSchema),
  language: z.enum(locales),
})

type Question = z.infer<typeof question>
type Staff = Parameters<typeof reportProperty>[0]

function report(
  staff: Staff,
  { target, record, language }: Question,
  findHomeModules: FindHomeModules,
): Promise<VisibilityReport | null> {
  switch (target) {
    case 'properties':
      return reportProperty(staff, record, { locales, language, findHomeModules })
    case 'projects':
      return reportProject(staff, record, locales)
    default:
      return reportContent(staff, target, record, locales)
  }
}

/**
 * Where visitors come across a record, and what keeps it out of the rest, for staff: 404 to
 * everybody else and for what is not there, 400 for what is no record.
 */
export async function answerVisibility(
  request: Request,
  findHomeModules: FindHomeModules,
): Promise<Response> {
  const viewer = await findStaff(request)
  if (viewer === null) return refuse(404)
  const asked = question.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!asked.success) return refuse(400)
  const found = await report(viewer, asked.data, findHomeModules)
  return found === null ? refuse(404) : Response.json(found, { headers: noStore })
}
