import 'server-only'
import { isStaff } from '@/cms/access/roles'
import { noStore } from '@/domain/protection/private-headers'
import { env } from '../env'
import { logSecurityEvent } from '../log/security-event'
import { findViewer } from '../payload'
import { bodyBytesMax, isSameSite } from './read-body'
import { refuse } from './refuse'

/** Largest record that the desk saves, in bytes: a page with its modules in four languages is a tenth. */
const recordBytesMax = 8 * 1024 * 1024

/** Methods that change nothing. */
const reading: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** With either, the framework reads a question out of the body of a POST. */
const overrides = ['x-http-method-override', 'x-payload-http-method-override']

const isStaffAsking = async ({ headers }: Request) => isStaff(await findViewer(headers))

/** How much somebody sends; null where it is not said in advance. */
function readLength({ headers }: Request): number | null {
  const said = headers.get('content-length')
  if (said !== null) return /^\d{1,15}$/.test(said) ? Number(said) : null
  return headers.has('transfer-encoding') ? null : 0
}

async function findStatus(request: Request): Promise<number | null> {
  const { headers, method } = request
  if (reading.includes(method)) return null
  if (!isSameSite(headers, env().SITE_URL)) return 403
  const bytes = readLength(request)
  if (bytes === null) return 411
  // How large a file may be the framework minds itself, and says it.
  const kind = headers.get('content-type') ?? ''
  const isFile = kind.startsWith('multipart/form-data')
  if (isFile && !/;\s*boundary=/i.test(kind)) return 400
  if (bytes > recordBytesMax && !isFile) return 413
  const isOverride = overrides.some((name) => headers.has(name))
  if (bytes <= bodyBytesMax && !isOverride) return null
  // Whose account it is costs a question to the database, which what is usual need not ask.
  if (await isStaffAsking(request)) return null
  return isOverride ? 405 : 413
}

/**
 * Has nobody on the way keep what is answered about records: the framework leaves that open, and the
 * same address answers each person with what they may read. Files say for themselves how long they last.
 */
function keepFromCaches(answer: Response): Response {
  const isData = answer.headers.get('content-type')?.startsWith('application/json') === true
  if (isData && !answer.headers.has('cache-control')) {
    answer.headers.set('Cache-Control', noStore['Cache-Control'])
  }
  return answer
}

/**
 * What the framework's endpoints on the records are asked through: it reads a body of any length
 * whoever sends it, and takes a question in the body of a POST from everybody. Refused are 403 what
 * another site has a browser send, 400 parts that nothing parts, 411 a body whose length is not said,
 * 413 one that is longer than the desk sends or, of anybody else, than a form; 405 a question in a
 * body to all but the desk. Nothing of records is kept on its way.
 */
export function guardRecords<Rest extends unknown[]>(
  handle: (request: Request, ...rest: Rest) => Promise<Response>,
): (request: Request, ...rest: Rest) => Promise<Response> {
  return async (request, ...rest) => {
    const status = await findStatus(request)
    if (status !== null) {
      logSecurityEvent('border.refused', request.headers, { status })
      return refuse(status)
    }
    try {
      return keepFromCaches(await handle(request, ...rest))
    } catch (cause) {
      // The framework reads a question in a body before it minds errors.
      if (cause instanceof SyntaxError) return refuse(400)
      throw cause
    }
  }
}
