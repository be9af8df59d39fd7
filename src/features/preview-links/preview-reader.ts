import 'server-only'
import { isbot } from 'isbot'
import { isStaff } from '@/cms/access/roles'
import type { PreviewReader } from '@/domain/previews/preview-link'
import { findViewer } from '@/server/payload'

/**
 * What kind of reader opens a link, so that the desk does not take its own look, or that of a program
 * which checks the links of a mail, for the client's. Nothing of the request is kept.
 */
export async function toPreviewReader(headers: Headers): Promise<PreviewReader> {
  const agent = headers.get('user-agent') ?? ''
  if (agent === '' || isbot(agent)) return 'program'
  return isStaff(await findViewer(headers)) ? 'staff' : 'guest'
}
