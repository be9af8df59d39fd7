import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Advice } from '../terminal/advice'
import { readLogLines } from './log-lines'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-log-'))
})

afterAll(() => rm(folder, { recursive: true }))

const lines = ['{"msg":"één"}', '', 'Ready in 80 ms', ...Array<string>(9_000).fill('{"msg":"é"}')]
const text = lines.join('\n')

async function readAll(file: string): Promise<string[]> {
  const all: string[] = []
  for await (const line of readLogLines(file)) all.push(line)
  return all
}

async function readBack(bytes: Uint8Array | string): Promise<string[]> {
  const file = path.join(folder, 'server.log')
  await writeFile(file, bytes)
  return readAll(file)
}

describe('the lines of a log', () => {
  it.each([
    ['as UTF-8', text],
    ['with an end after the last line', `${text}\n`],
    ['with the line ends of Windows', text.replaceAll('\n', '\r\n')],
    ['packed with gzip', gzipSync(text)],
  ])('are read %s', async (_name, bytes) => {
    expect(await readBack(bytes)).toEqual(lines)
  })

  it('are read as a shell of Windows writes them', async () => {
    expect(await readBack(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual([
      `\uFEFF${lines[0]}`,
      ...lines.slice(1),
    ])
  })

  it('are none in an empty file', async () => {
    expect(await readBack('')).toEqual([])
  })

  it('are not half of them where the file was cut off or cannot be understood', async () => {
    await expect(readBack(gzipSync(text).subarray(0, -40))).rejects.toThrow(Advice)
    await expect(readBack(Buffer.from([0xfe, 0xff, 0, 65]))).rejects.toThrow('write it as UTF-8')
    await expect(readAll(path.join(folder, 'none'))).rejects.toThrow(Advice)
  })
})
