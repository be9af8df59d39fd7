/** Shortest secret that production accepts, in characters. */
export const secretCharactersMin = 32

/**
 * Least that a secret has to hold, in bits as they are estimated here. What `openssl rand -hex 16`
 * writes holds 128 and is estimated at 42 at the least of a million, because chance makes some of it
 * look ordered; what people write where a secret belongs stays below 26.
 */
const secretBitsMin = 36

/** What people write where a secret belongs; it tells nobody anything new. */
const placeholders = [
  ...['change', 'replace', 'insert', 'enter', 'choose', 'generate', 'random', 'secure', 'please'],
  ...[
    'your',
    'this',
    'that',
    'with',
    'here',
    'long',
    'some',
    'very',
    'must',
    'never',
    'characters',
  ],
  ...['secret', 'password', 'passwort', 'wachtwoord', 'geheim', 'motdepasse', 'token', 'string'],
  ...['value', 'default', 'example', 'sample', 'dummy', 'test', 'demo', 'local', 'development'],
  ...['production', 'payload', 'gevel', 'admin', 'localhost', 'postgres', 'nextjs', 'phrase'],
  ...['qwertyuiop', 'qwerty', 'azertyuiop', 'azerty', 'asdfghjkl', 'asdf', 'zxcvbnm', 'letmein'],
]

/** The text before it begins to repeat itself. */
export function withoutRepeats(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length)
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part
  }
  return text
}

/** Characters that do not simply follow from the one before, as in `aaaa`, `1234` and `dcba`. */
export function keepSurprising(text: string): string {
  return [...text]
    .filter((sign, index, signs) => {
      const before = signs[index - 1]?.codePointAt(0)
      return before === undefined || Math.abs((sign.codePointAt(0) ?? 0) - before) > 1
    })
    .join('')
}

/** Shannon's entropy of the characters, in bits for all of them. */
function measure(text: string): number {
  const counts = new Map<string, number>()
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / total), 0)
}

/**
 * How hard a secret is to guess at least, in bits: what repeats, follows or stands in every manual
 * counts for nothing. An estimate for texts that a machine should have made; a sentence is taken for
 * more than it is.
 */
export function estimateSecretBits(secret: string): number {
  const once = withoutRepeats(secret.toLowerCase())
  const told = placeholders.reduce((text, word) => text.replaceAll(word, ' '), once)
  return measure(keepSurprising(withoutRepeats(told.replace(/[\s._-]+/g, ' ').trim())))
}

/** Whether a text is good enough to sign sessions and to encrypt with. */
export function isStrongSecret(secret: string): boolean {
  return secret.length >= secretCharactersMin && estimateSecretBits(secret) >= secretBitsMin
}
