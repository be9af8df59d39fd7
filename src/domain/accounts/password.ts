import { keepSurprising, withoutRepeats } from '../protection/secret-strength'

/** Bounds of a password, of owners and staff alike, in characters; length is what makes one hard to guess. */
export const passwordCharactersMin = 12
export const passwordCharactersMax = 128

export type PasswordProblem = 'missing' | 'tooShort' | 'tooLong' | 'tooCommon'

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** As many as people see: an emoji of a family is one, and so is a letter with loose accents. */
function countCharacters(text: string): number {
  return [...characters.segment(text)].length
}

/**
 * What passwords that everybody tries first are made of, in the four languages: words for a password
 * and for coming in, of the trade and of this site, rows of keys, names of years and seasons.
 */
const triedFirst = [
  ...[
    'password',
    'passwort',
    'wachtwoord',
    'paswoord',
    'motdepasse',
    'passphrase',
    'pass',
    'geheim',
  ],
  ...['secret', 'welkom', 'welcome', 'bienvenue', 'willkommen', 'login', 'admin', 'administrator'],
  ...[
    'beheerder',
    'letmein',
    'iloveyou',
    'hallo',
    'hello',
    'bonjour',
    'changeme',
    'default',
    'test',
  ],
  ...[
    'gevel',
    'makelaar',
    'vastgoed',
    'immobilien',
    'immobilier',
    'immo',
    'agence',
    'agency',
    'kantoor',
  ],
  ...[
    'eigenaar',
    'owner',
    'proprietaire',
    'woning',
    'maison',
    'huis',
    'house',
    'belgie',
    'belgique',
  ],
  ...[
    'belgium',
    'belgien',
    'vlaanderen',
    'brussel',
    'antwerpen',
    'zomer',
    'winter',
    'summer',
    'sommer',
  ],
  ...[
    'qwertyuiop',
    'azertyuiop',
    'qwertzuiop',
    'qwerty',
    'azerty',
    'qwertz',
    'asdfghjkl',
    'qsdfghjklm',
  ],
  ...[
    'asdf',
    'qsdf',
    'zxcvbnm',
    'wxcvbn',
    '1q2w3e4r5t',
    '1q2w3e4r',
    '1qaz2wsx',
    'dragon',
    'monkey',
  ],
  ...['football', 'voetbal', 'sunshine', 'princess', 'abc123', 'master', 'user', 'wifi', 'thuis'],
]

/** Signs that people put for letters. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
}

/** Fewest signs besides those, that do not simply follow from one another. */
const ownSignsMin = 4

/** A letter without its accent, in lower case. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** An account as far as everybody who knows the person tries it first: its address and names. */
export type PasswordPerson = {
  email?: unknown
  firstName?: unknown
  lastName?: unknown
  name?: unknown
}

/** Shortest part of a name or an address that is looked for; less stands in many words. */
const ownWordMin = 3

const toOwnWords = ({ email, firstName, lastName, name }: PasswordPerson): string[] =>
  [email, firstName, lastName, name]
    .filter((text) => typeof text === 'string')
    .map(fold)
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= ownWordMin)
    // The longest first, so that nothing is left of it where a shorter one stands in it.
    .toSorted((a, b) => b.length - a.length)

const without = (text: string, words: readonly string[]) =>
  words.reduce((rest, word) => rest.replaceAll(word, ' '), text)

/**
 * Whether nothing is left of a password but what is tried first, words of the person among it, repeated,
 * counted or with a year.
 */
function isTriedFirst(password: string, person: PasswordPerson): boolean {
  const words = [...toOwnWords(person), ...triedFirst]
  // Of one sign as people see it a text can have thousands.
  const plain = withoutRepeats(fold(password).slice(0, passwordCharactersMax)).replace(
    /(?:19|20)\d\d/g,
    ' ',
  )
  const read = plain.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign)
  return [plain, read].some((text) => {
    const own = without(text, words).replace(/\s+/g, '')
    return keepSurprising(own).length < ownSignsMin
  })
}

/**
 * What is wrong with a password that somebody chooses; null for a good one.
 *
 * @param person whose own address and names are no password
 */
export function findPasswordProblem(
  password: string,
  person: PasswordPerson = {},
): PasswordProblem | null {
  if (password.trim() === '') return 'missing'
  const count = countCharacters(password)
  if (count < passwordCharactersMin) return 'tooShort'
  if (count > passwordCharactersMax) return 'tooLong'
  return isTriedFirst(password, person) ? 'tooCommon' : null
}
