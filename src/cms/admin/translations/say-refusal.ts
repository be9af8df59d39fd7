import type { Locale } from '@/domain/kernel/locales'
import type { SaveRefusal } from '../../translations/save-refusal'
import { say } from '../say'
import { refusalTexts } from './texts'

const toNames = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

/** Why a text was not kept, in the language of the desk. */
export function sayRefusal(refusal: SaveRefusal, language: Locale): string {
  switch (refusal.code) {
    case 'placeholders': {
      const { lost, foreign } = refusal
      const parts = [
        ...(lost.length > 0 ? [say(refusalTexts.lost, language, { names: toNames(lost) })] : []),
        ...(foreign.length > 0
          ? [say(refusalTexts.foreign, language, { names: toNames(foreign) })]
          : []),
      ]
      return parts.join(' ')
    }
    case 'tooLong': {
      const { characters, charactersMax } = refusal
      return say(refusalTexts.tooLong, language, { characters, charactersMax })
    }
    case 'paragraphs': {
      const { expected, found } = refusal
      return say(refusalTexts.paragraphs, language, { expected, found })
    }
    case 'codes':
      return say(refusalTexts.codes, language, { paragraph: refusal.paragraph })
    case 'record':
      return say(refusalTexts.record, language, { message: refusal.message })
    default:
      return say(refusalTexts[refusal.code], language)
  }
}
