import { describe, expect, it } from 'vitest'
import { sha256Words } from './sha-256'

const hex = (text: string) =>
  sha256Words(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('')

describe('sha256Words', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('gives the published digest of %j', (text, digest) => {
    expect(hex(text)).toBe(digest)
  })
})
