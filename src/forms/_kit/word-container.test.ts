import { describe, expect, it } from 'vitest'
import { isWordContainer } from './word-container'
import { createContainer, type Part } from './word-container.fixture'

const word: Part[] = [{ name: '1Table' }, { name: 'WordDocument' }, { name: 'CompObj' }]
const streams = (count: number): Part[] =>
  Array.from({ length: count }, (_, index) => ({ name: `stream ${index}` }))

describe('a compound file', () => {
  it('is a document of Word where that stream stands at its top', () => {
    expect(isWordContainer(createContainer(word))).toBe(true)
  })

  it('is one however many streams it has', () => {
    expect(isWordContainer(createContainer([...streams(200), ...word]))).toBe(true)
  })

  it.each<[string, Part[]]>([
    ['a table', [{ name: 'Workbook' }]],
    ['an installer', [{ name: '\u4840\u3b3f' }, { name: '\u0005SummaryInformation' }]],
    ['a table with a document in it', [{ name: 'Workbook' }, { name: 'MBD0001', parts: word }]],
    ['a folder of that name', [{ name: 'WordDocument', parts: [] }]],
    ['a longer name', [{ name: 'WordDocuments' }]],
    ['nothing', []],
  ])('is none with %s', (_about, parts) => {
    expect(isWordContainer(createContainer(parts))).toBe(false)
  })

  it('ends where its directory leads in a circle or out of the file', () => {
    const parts = [...streams(20), ...word]
    expect(isWordContainer(createContainer(parts))).toBe(true)
    expect(isWordContainer(createContainer(parts, { 2: 1 }))).toBe(false)
    expect(isWordContainer(createContainer(parts, { 2: 900_000 }))).toBe(false)
  })

  it('is none when it is cut off, wherever that is', () => {
    const whole = createContainer(word)
    for (let bytes = 0; bytes < whole.length; bytes += 16) {
      expect(isWordContainer(whole.slice(0, bytes))).toBe(false)
    }
  })

  it('is none when it is rubbish', () => {
    for (const fill of [0, 1, 9, 12, 0x7f, 0xff]) {
      const rubbish = new Uint8Array(20_000).fill(fill)
      rubbish[30] = 9
      rubbish[31] = 0
      expect(isWordContainer(rubbish)).toBe(false)
    }
  })

  it('is judged where it stands in a larger memory', () => {
    const whole = createContainer(word)
    const memory = new Uint8Array(whole.length + 7)
    memory.set(whole, 7)
    expect(isWordContainer(memory.subarray(7))).toBe(true)
  })
})
