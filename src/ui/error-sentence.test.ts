import { describe, expect, it } from 'vitest'
import { findSentence, toWordsCode } from './error-sentence'

const sentences = {
  'zip.missing': 'Vul de postcode in.',
  'zones.unknown': 'Deze plaatsen kennen wij niet: {words}.',
}

describe('the sentence of a code', () => {
  it('is found by the code alone', () => {
    expect(findSentence(sentences, 'zip.missing')).toBe('Vul de postcode in.')
  })
  it('names the words that the code is about, whatever they hold', () => {
    const code = toWordsCode('zones.unknown', ['Nergens: huizen', '{words}'])
    expect(findSentence(sentences, code)).toBe(
      'Deze plaatsen kennen wij niet: Nergens: huizen, {words}.',
    )
  })
  it.each(['', 'zip.invalid', 'constructor', 'toString:x'])('is missing for "%s"', (code) => {
    expect(findSentence(sentences, code)).toBeUndefined()
  })
})
