import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import { toKeyedHash } from '../keyed-hash'

/**
 * One attempt of the browser, in rounds of PBKDF2. Browsers do these in native code, so that a
 * program is hardly faster than a phone.
 */
const attemptCost = 2_000
/** Attempts at the least while nothing is unusual; at most twice as many are needed. */
const attemptsMin = 60
/** How often the work may double for an address that goes on sending. */
const doublingsMax = 5
/** Forms that anybody may send within the window before the work grows. */
const sendingsFree = 4
/** Begun forms that weigh as much as a sent one. */
const ticketsPerSending = 10

const algorithm = 'PBKDF2/SHA-256'

/** What an address did lately, as far as it was counted. */
export type Lately = { sendings: number; tickets: number }

/**
 * How many attempts an address has to make at the least, 60 to 1920. Begun forms count too, a tenth
 * each, because challenges could otherwise be gathered while they are easy.
 */
export function toAttempts({ sendings, tickets }: Lately): number {
  const weight = sendings + Math.floor(tickets / ticketsPerSending)
  const doublings = Math.min(doublingsMax, Math.max(0, weight - sendingsFree))
  return attemptsMin * 2 ** doublings
}

const hex = z.string().regex(/^[0-9a-f]{2,128}$/)
const count = z.number().int().min(0).max(0xffff_ffff)

const proofSchema = z.object({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(algorithm),
      nonce: hex,
      salt: hex,
      cost: count,
      keyLength: count,
      keyPrefix: hex,
      keySignature: hex,
      data: z.strictObject({ ticket: z.string().max(200) }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: count, derivedKey: hex }),
})

/** A solved challenge, as the browser sends it. */
export type Proof = z.infer<typeof proofSchema>
export type ProofChallenge = Proof['challenge']

function toSecrets(secret: string) {
  return {
    hmacSignatureSecret: toKeyedHash('captcha-challenge', '', secret),
    hmacKeySignatureSecret: toKeyedHash('captcha-solution', '', secret),
  }
}

/**
 * Work for the browser of somebody who begins to fill in a form. It is good with that ticket alone,
 * and so for one kind of form and as long as the ticket.
 *
 * @param attempts how often the browser has to try at the least, 1 or more; at most twice as often
 */
export async function createProofChallenge(
  ticket: string,
  attempts: number,
  secret: string,
): Promise<ProofChallenge> {
  const challenge = await createChallenge({
    algorithm,
    cost: attemptCost,
    // The end is known beforehand, so that nobody has bad luck and waits ten times as long.
    counter: randomInt(attempts * 2 - 1, attempts - 1),
    data: { ticket },
    deriveKey,
    ...toSecrets(secret),
  })
  return proofSchema.shape.challenge.parse(challenge)
}

/**
 * Whether work was done for this ticket, on a challenge that was made here. The ticket itself is
 * checked elsewhere, and so is whether the work was used before.
 *
 * @param sent whatever came in
 * @returns the mark by which the work is recognised when it comes again; null when there is none
 */
export async function checkProof(
  sent: unknown,
  ticket: string,
  secret: string,
): Promise<string | null> {
  const parsed = proofSchema.safeParse(sent)
  if (!parsed.success) return null
  const { challenge, solution } = parsed.data
  if (challenge.parameters.data.ticket !== ticket) return null
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...toSecrets(secret),
  })
  return verified ? challenge.signature : null
}
