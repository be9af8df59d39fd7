import { describe, expect, it } from 'vitest'
import { countTones } from '../../../tests/support/count-tones'
import { alphabet, createCharactersToken, isRightAnswer, readCharactersToken } from './characters'
import { drawCharacters } from './draw-characters'
import { glyphs } from './glyphs'
import { playTones } from './play-tones'

const secret = 'a-secret-for-tests'
const kind = 'site-contact'
const now = new Date('2026-11-20T10:00:00Z')
const token = createCharactersToken(kind, { now, secret })

function read(changes: { token?: string; kind?: string; seconds?: number; secret?: string } = {}) {
  const later = new Date(now.getTime() + (changes.seconds ?? 60) * 1000)
  const clock = { now: later, secret: changes.secret ?? secret }
  return readCharactersToken(changes.token ?? token, changes.kind ?? kind, clock)
}

function readOrThrow() {
  const question = read()
  if (question === null) throw new Error('The token was refused')
  return question
}

describe('the state of a question about characters', () => {
  it('asks five characters without look-alikes, and four groups of one to five tones', () => {
    const many = Array.from({ length: 200 }, () =>
      read({ token: createCharactersToken(kind, { now, secret }) }),
    )
    expect(many.map((one) => one?.characters).join('')).toMatch(/^[ACDEFHJKLMNPRTWXY3479]{1000}$/)
    expect(many.map((one) => one?.tones.join('')).join('')).toMatch(/^[1-5]{800}$/)
    expect(new Set(many.map((one) => one?.characters)).size).toBeGreaterThan(190)
  })
  it('asks the same every time it is read', () => {
    expect(read()).toEqual(read({ seconds: 3600 }))
  })
  it('does not hold the answer', () => {
    const { characters, tones } = readOrThrow()
    expect(token).not.toContain(characters)
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(tones.join(''))
  })
  it('is good for twelve hours, and not before it was made', () => {
    expect(read({ seconds: 12 * 3600 })).not.toBeNull()
    expect(read({ seconds: 12 * 3600 + 1 })).toBeNull()
    expect(read({ seconds: -1 })).toBeNull()
  })
  it('is refused for another form, with another secret, and when it was changed', () => {
    expect(read({ kind: 'contact-me' })).toBeNull()
    expect(read({ secret: 'another-secret' })).toBeNull()
    expect(read({ token: token.replace(/^\d/, '2') })).toBeNull()
    expect(read({ token: `${token}.x` })).toBeNull()
    expect(read({ token: '' })).toBeNull()
    expect(read({ token: '..' })).toBeNull()
  })
})

describe('isRightAnswer', () => {
  const question = { ...readOrThrow(), characters: 'AC347', tones: [3, 1, 4, 2] }
  it.each(['AC347', 'ac347', ' a c 3 4 7 ', 'Ac-347', 'ＡＣ３４７', '3142', '3, 1, 4, 2'])(
    'takes "%s"',
    (typed) => expect(isRightAnswer(question, typed)).toBe(true),
  )
  it.each(['', 'AC34', 'AC3477', '314', '31422', 'CA347', '2413'])('refuses "%s"', (typed) =>
    expect(isRightAnswer(question, typed)).toBe(false),
  )
})

describe('drawCharacters', () => {
  const svg = drawCharacters(readOrThrow())
  it('has a drawing of every character', () => {
    expect(Object.keys(glyphs).toSorted()).toEqual([...alphabet].toSorted())
  })
  it('draws strokes alone, which cannot be read as text', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
    expect(svg.replace(/[^<]*<(\/?\w+)[^>]*>/g, '$1 ')).toMatch(/^svg rect g (polyline )+\/g \/svg/)
    expect(svg).not.toContain(readOrThrow().characters)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
  it('draws the same every time, so that the disturbance cannot be averaged away', () => {
    expect(drawCharacters(readOrThrow())).toBe(svg)
  })
})

describe('playTones', () => {
  it('plays as many tones as are to be counted', () => {
    const tones = [3, 1, 5, 2]
    expect(countTones(playTones({ ...readOrThrow(), tones }))).toEqual(tones)
  })
  it('is a WAV file that says its own length', () => {
    const wav = playTones({ ...readOrThrow(), tones: [5, 5, 5, 5] })
    expect(wav.toString('latin1', 0, 4)).toBe('RIFF')
    expect(wav.toString('latin1', 8, 16)).toBe('WAVEfmt ')
    expect(wav.readUInt32LE(4)).toBe(wav.length - 8)
    expect(wav.readUInt32LE(40)).toBe(wav.length - 44)
    expect(wav.length).toBeLessThan(120_000)
  })
})
