import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormBody } from '@/server/request/read-body'
import { anyText, fuzzCases, fuzzLater } from '../../../tests/fuzz/cases'
import { readSentFiles } from './sent-files'

/** Beginnings by which kinds of files are told apart, and what often stands in them. */
const beginnings = [
  ...[
    '%PDF-1.7\n',
    'PK\u0003\u0004',
    'PK\u0005\u0006',
    '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
  ],
  ...[
    '\u00ff\u00d8\u00ff',
    '\u0089PNG\r\n\u001a\n',
    'RIFF....WEBP',
    'GIF89a',
    '\u001f\u008b\b',
    'ID3',
  ],
  ...[
    'MZ',
    '\u007fELF',
    '#!/bin/sh\n',
    '<?xml version="1.0"?>',
    '<svg ',
    'ftypmp42',
    'word/document.xml',
  ],
  ...['[Content_Types].xml', 'mimetypeapplication/vnd.oasis.opendocument.text', '\0\0\0\u0018'],
]

const anyFile = fc
  .tuple(
    fc.constantFrom('', ...beginnings),
    anyText(30, beginnings),
    fc.uint8Array({ maxLength: 200 }),
  )
  .map(([start, middle, end]) => Buffer.concat([Buffer.from(start + middle, 'latin1'), end]))

describe('a file that somebody sends', () => {
  it(
    'is of a kind that its content tells, or of none',
    async () => {
      const fields = [{ control: 'file', name: 'cv' }] as unknown as Parameters<
        typeof readSentFiles
      >[1]
      await fuzzLater(fc.tuple(anyFile, anyText(6, ['.pdf', '.docx'])), async ([bytes, name]) => {
        const file = { name, bytes: new Uint8Array(bytes) }
        const body: FormBody = {
          isScripted: false,
          read: () => undefined,
          readFiles: () => Promise.resolve([file]),
        }
        const [read] = await readSentFiles(body, fields)
        expect(read).toMatchObject({ field: 'cv', size: bytes.byteLength })
        expect(read?.content ?? 'none').toMatch(/^[a-z0-9.]{1,12}$/)
        if (read?.content === 'pdf') expect(bytes.toString('latin1')).toContain('%PDF')
        if (read?.content === 'doc') expect(bytes.subarray(0, 4).toString('hex')).toBe('d0cf11e0')
      })
      // Each case opens and reads a file of its own.
    },
    60_000 + fuzzCases * 10,
  )
})
