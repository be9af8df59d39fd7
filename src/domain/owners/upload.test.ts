import { describe, expect, it } from 'vitest'
import {
  findChosenFileProblem,
  findOwnerFileProblem,
  mayTakeBack,
  ownerFileBytesMax,
  toOwnerFileType,
} from './upload'

const pdf = { name: 'attest.pdf', size: 100, content: 'pdf' }

describe('a file of an owner', () => {
  it.each([
    [pdf],
    [{ ...pdf, size: ownerFileBytesMax }],
    [{ name: 'tuin.JPG', size: 1, content: 'jpg' }],
    [{ name: 'tuin.jpeg', size: 1, content: 'jpg' }],
    [{ name: 'plan.png', size: 1, content: 'png' }],
  ])('is taken: %j', (file) => expect(findOwnerFileProblem(file)).toBeNull())

  it.each([
    [null, 'missing'],
    [{ ...pdf, size: 0 }, 'empty'],
    [{ ...pdf, size: ownerFileBytesMax + 1 }, 'tooLarge'],
    [{ ...pdf, name: 'attest.png' }, 'wrongType'],
    [{ ...pdf, content: 'exe' }, 'wrongType'],
    [{ ...pdf, content: null }, 'wrongType'],
    [{ name: 'attest', size: 100, content: 'pdf' }, 'wrongType'],
    [{ name: 'logo.svg', size: 100, content: 'svg' }, 'wrongType'],
  ])('%j is %s', (file, problem) => expect(findOwnerFileProblem(file)).toBe(problem))

  it.each([
    [null, 'missing'],
    [{ name: 'attest.pdf', size: 0 }, 'empty'],
    [{ name: 'attest.pdf', size: ownerFileBytesMax + 1 }, 'tooLarge'],
    [{ name: 'attest.docx', size: 1 }, 'wrongType'],
    [{ name: 'tuin.JPG', size: 1 }, null],
  ])('%j is %s as far as its name and size tell', (file, problem) =>
    expect(findChosenFileProblem(file)).toBe(problem),
  )

  it('is called what it is', () => {
    expect(toOwnerFileType('jpg')).toBe('image/jpeg')
    expect(toOwnerFileType('constructor')).toBeNull()
  })
})

it('can be taken back for less than an hour', () => {
  const sentAt = new Date('2026-11-23T10:00:00Z')
  expect(mayTakeBack(sentAt, new Date('2026-11-23T10:59:59Z'))).toBe(true)
  expect(mayTakeBack(sentAt, new Date('2026-11-23T11:00:00Z'))).toBe(false)
})
