import { err, ok, type Result } from '@/domain/kernel/result'
import { isRightAnswer, readCharactersToken } from '@/server/captcha/characters'
import { checkProof } from '@/server/captcha/proof'
import type { RateLimit, RateVerdict } from '@/server/rate-limit/rate-limit'
import { metaNames } from './form-names'
import type { Submission } from './submission'
import { ticketAgeMaxMs } from './ticket'

/** How senders show that they are no program: their browser works, or they type characters. */
export type CaptchaMode = 'proof-of-work' | 'characters'

/** What the guard needs from the world. */
export type GuardTools = {
  now: Date
  secret: string
  captcha: CaptchaMode
  hit: (subject: string, limit: RateLimit) => Promise<RateVerdict>
  /** False when somebody else used the mark before; the same owner may use it again. */
  takeOnce: (use: { mark: string; owner: string; expiresAt: Date }) => Promise<boolean>
}

/** Why a sending is not let through. */
export type GuardRefusal =
  | { kind: 'captcha'; errors: Record<string, string> }
  | { kind: 'blocked' }
  | { kind: 'limited'; retryAfterSeconds: number }

type Step = Promise<Result<null, GuardRefusal>>

export const windowSeconds = 600
/** Sendings of one kind per address and window. */
const limit: RateLimit = { max: 10, windowSeconds }
/** So many of them pass without JavaScript before characters are asked. */
const plainFree = 3

/** Under this name the sendings of an address are counted. */
export function toHitSubject(kind: string, address: string): string {
  return `form:${kind}:${address}`
}

function refuseCharacters(fault: 'missing' | 'wrong'): Result<null, GuardRefusal> {
  return err({ kind: 'captcha', errors: { [metaNames.captcha]: `captcha.${fault}` } })
}

/**
 * Lets a form through whose sender sends not too often and has shown to be no program: by work of
 * the browser, or by typed characters where the agency wants that or a browser without JavaScript
 * sends one form after the other.
 *
 * @param key by which the same form is recognised; what was used for it may come with it again
 */
export async function checkGuard(
  kind: string,
  submission: Submission,
  key: string,
  tools: GuardTools,
): Step {
  const { captcha, isScripted, address } = submission
  const isTyped = captcha.typed !== ''
  // Who has not seen the question yet is shown it first, which counts as no sending.
  if (tools.captcha === 'characters' && !isTyped) return refuseCharacters('missing')
  const verdict = await tools.hit(toHitSubject(kind, address), limit)
  if (!verdict.isAllowed) {
    return err({ kind: 'limited', retryAfterSeconds: verdict.retryAfterSeconds })
  }
  const isFrequent = !isScripted && verdict.hits > plainFree
  if (isFrequent && !isTyped) return refuseCharacters('missing')
  if (isFrequent || tools.captcha === 'characters') {
    return checkCharacters(kind, submission, key, tools)
  }
  return isScripted ? checkWork(submission, key, tools) : ok(null)
}

async function checkWork({ proof, ticket }: Submission, owner: string, tools: GuardTools): Step {
  const mark = await checkProof(proof, ticket ?? '', tools.secret)
  if (mark === null) return err({ kind: 'blocked' })
  const expiresAt = new Date(tools.now.getTime() + ticketAgeMaxMs)
  return (await tools.takeOnce({ mark, owner, expiresAt })) ? ok(null) : err({ kind: 'blocked' })
}

/** A question is used up by a wrong answer too, or a program could try all numbers of tones. */
async function checkCharacters(
  kind: string,
  { captcha }: Submission,
  key: string,
  tools: GuardTools,
): Step {
  const question = readCharactersToken(captcha.token, kind, tools)
  if (question === null) return refuseCharacters('wrong')
  const isRight = isRightAnswer(question, captcha.typed)
  const isFirst = await tools.takeOnce({
    mark: captcha.token,
    owner: isRight ? key : 'a wrong answer',
    expiresAt: question.expiresAt,
  })
  return isRight && isFirst ? ok(null) : refuseCharacters('wrong')
}
