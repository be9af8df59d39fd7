import { readRefusal } from './read-refusal'

/** Whether the framework refused a second account with an address, which was made a moment before. */
function isTaken(cause: unknown): boolean {
  const refusal = readRefusal(cause)
  return refusal?.kind === 'invalid' && refusal.problems.some(({ path }) => path === 'email')
}

/**
 * What making an account gives, or null where its address was taken meanwhile: whoever asks first
 * whether there is such an account does not see the one that is made at the same moment.
 */
export async function nullIfTaken<Made>(making: Promise<Made>): Promise<Made | null> {
  try {
    return await making
  } catch (cause) {
    if (isTaken(cause)) return null
    throw cause
  }
}
