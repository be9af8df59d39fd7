import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createProofChallenge, type Proof } from './proof'

/** Work that was done for a ticket, as a browser sends it; the easiest there is, for tests. */
export async function createSolvedProof(ticket: string, secret: string): Promise<Proof> {
  const challenge = await createProofChallenge(ticket, 1, secret)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('The easiest challenge was not solved in 90 seconds')
  return { challenge, solution }
}
