import 'server-only'
import { z } from 'zod'
import { env } from '@/server/env'
import { findStaff, type StaffAccount } from '@/server/request/desk-door'
import { inEvenTime } from '@/server/request/even-time'
import { isSameSite } from '@/server/request/read-body'
import { answerFactor } from './answer-factor'
import { answerInvite } from './answer-invite'
import { answerStaffLogin } from './answer-login'
import { answerReset } from './answer-reset'
import { answerSessions } from './answer-sessions'
import { answerDesk, findAddressLimit, findLimit, refuseDesk, refuseLimited } from './answers'
import { readSent, sendAgain } from './read-sent'

type Framework = (request: Request) => Promise<Response>

const forgotForm = z.object({ email: z.string().max(254) })
/** Of one account, so that nobody fills its mailbox. What is over it is not told. */
const forgotLimit = { max: 5, windowSeconds: 3600 }

async function sendLink(request: Request, framework: Framework): Promise<Response> {
  const sent = await readSent(request, forgotForm)
  if (sent === null) return refuseDesk(request.headers, 'invalid', 422)
  const done = answerDesk({ message: 'Success' })
  if (sent.email.includes('\0')) return done
  const over = await findLimit(`forgot:${sent.email.trim().toLowerCase()}`, forgotLimit)
  if (over !== null) return done
  const answer = await framework(sendAgain(request, sent))
  return answer.ok ? done : refuseDesk(request.headers, 'invalid', 422)
}

/** The same answer in the same time, whether there is such an account or not. */
async function answerForgotten(request: Request, framework: Framework): Promise<Response> {
  return inEvenTime(sendLink(request, framework))
}

const own: Readonly<Record<string, (request: Request, who: StaffAccount) => Promise<Response>>> = {
  invite: answerInvite,
  'second-factor': answerFactor,
  sessions: answerSessions,
}

async function answerOwn(request: Request, deed: string): Promise<Response> {
  const answer = own[deed]
  const account = await findStaff(request)
  if (answer === undefined || account === null) return refuseDesk(request.headers, 'forbidden', 403)
  return answer(request, account)
}

/** What is asked about accounts of staff, however its address is spelt. */
function findDeed(request: Request): string | null {
  const { pathname } = new URL(request.url)
  const [, deed] = /^\/api\/+users\/+([\w-]+)\/*$/i.exec(decodeURIComponent(pathname)) ?? []
  return deed?.toLowerCase() ?? null
}

/**
 * Answers what opens an account of staff, in place of the framework: its login knows no second step
 * and no limits. Everything else goes to the framework.
 */
export async function answerAccounts(request: Request, framework: Framework): Promise<Response> {
  const deed = findDeed(request)
  switch (deed) {
    case 'login':
    case 'reset-password': {
      if (!isSameSite(request.headers, env().SITE_URL))
        return refuseDesk(request.headers, 'forbidden', 403)
      return deed === 'login' ? answerStaffLogin(request) : answerReset(request)
    }
    case 'forgot-password':
    case 'first-register':
    case 'unlock': {
      const over = await findAddressLimit(request.headers, deed)
      if (over !== null) return refuseLimited(request.headers, over)
      return deed === 'forgot-password' ? answerForgotten(request, framework) : framework(request)
    }
    case 'invite':
    case 'second-factor':
    case 'sessions':
      return answerOwn(request, deed)
    default:
      return framework(request)
  }
}
