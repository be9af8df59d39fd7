import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canonicalJson,
  findTampering,
  hashEntry,
  nextEntry,
  registerStart,
  type RegisterEntry,
} from './register'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function write(contents: readonly unknown[]): RegisterEntry[] {
  const entries: RegisterEntry[] = []
  for (const content of contents) entries.push(nextEntry(entries.at(-1) ?? null, content, sha256))
  return entries
}

const contents = [{ euros: 479_000 }, { euros: 485_000 }, { euros: 490_000 }, { euros: 500_000 }]

function change(index: number, differences: Partial<RegisterEntry>): RegisterEntry[] {
  return write(contents).map((entry, at) => (at === index ? { ...entry, ...differences } : entry))
}

describe('canonicalJson', () => {
  it('writes keys in order, at every depth, and lists as they stand', () => {
    expect(canonicalJson({ b: [2, 1, { d: null, c: 'é"' }], a: true })).toBe(
      '{"a":true,"b":[2,1,{"c":"é\\"","d":null}]}',
    )
  })
  it('leaves out what is not there, and says the same as JSON', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}')
    fc.assert(
      fc.property(fc.json(), (text) => {
        const value: unknown = JSON.parse(text)
        expect(JSON.parse(canonicalJson(value))).toEqual(value)
      }),
    )
  })
  it('refuses what JSON cannot say', () => {
    expect(() => canonicalJson(undefined)).toThrow(TypeError)
  })
})

describe('the register', () => {
  it('chains each line to the one before by SHA-256', () => {
    const [first, second] = write(contents)
    expect(first).toEqual({
      sequence: 1,
      content: { euros: 479_000 },
      previousHash: registerStart,
      hash: sha256(`${registerStart}{"euros":479000}`),
    })
    expect(second).toMatchObject({ sequence: 2, previousHash: first?.hash })
  })

  it('is unbroken as long as nobody touches it, in whatever order it is read', () => {
    expect(findTampering([], sha256)).toBeNull()
    expect(findTampering(write(contents), sha256)).toBeNull()
    expect(findTampering(write(contents).toReversed(), sha256)).toBeNull()
  })

  it('names the line whose content was changed', () => {
    const changed = change(1, { content: { euros: 484_000 } })
    expect(findTampering(changed, sha256)).toEqual({ sequence: 2, kind: 'content' })
  })

  it('names the line after one that was hashed anew', () => {
    const [first] = write(contents)
    const content = { euros: 1 }
    const changed = change(1, { content, hash: hashEntry(first?.hash ?? '', content, sha256) })
    expect(findTampering(changed, sha256)).toEqual({ sequence: 3, kind: 'link' })
  })

  it('names the line that was taken out, also the first', () => {
    const without = (index: number) => write(contents).filter((_, at) => at !== index)
    expect(findTampering(without(1), sha256)).toEqual({ sequence: 2, kind: 'missing' })
    expect(findTampering(without(0), sha256)).toEqual({ sequence: 1, kind: 'missing' })
  })

  it('may have lost its oldest lines once their years are over, and none between others', () => {
    const hasLostOldest = true
    const without = (...gone: number[]) => write(contents).filter((_, at) => !gone.includes(at))
    expect(findTampering(without(0), sha256, { hasLostOldest })).toBeNull()
    expect(findTampering(write(contents), sha256, { hasLostOldest })).toBeNull()
    expect(findTampering([], sha256, { hasLostOldest })).toBeNull()
    expect(findTampering(without(1), sha256, { hasLostOldest })).toEqual({
      sequence: 2,
      kind: 'missing',
    })
    const changed = without(0).map((entry) => ({ ...entry, content: { euros: 2 } }))
    expect(findTampering(changed, sha256, { hasLostOldest })).toEqual({
      sequence: 2,
      kind: 'content',
    })
  })

  it('notices any change of any one line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ euros: fc.nat(), place: fc.string() }), { minLength: 1 }),
        fc.nat(),
        (lines, at) => {
          const index = at % lines.length
          const changed = write(lines).map((entry, position) =>
            position === index ? { ...entry, content: { ...lines[index], euros: -1 } } : entry,
          )
          expect(findTampering(changed, sha256)).toEqual({ sequence: index + 1, kind: 'content' })
        },
      ),
    )
  })
})
