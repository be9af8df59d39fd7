import { afterEach, describe, expect, it } from 'vitest'
import { startScanner, type Scanner } from './scanner.fixture'
import { isClean } from './scan'

let scanner: Scanner | null = null

async function start(answer: string | null): Promise<string> {
  scanner = await startScanner(() => answer)
  return scanner.url
}

afterEach(async () => {
  await scanner?.close()
  scanner = null
})

const content = Buffer.alloc(200_000, 'q')

describe('the virus scanner', () => {
  it('is given the whole file, and believed', async () => {
    const url = await start('stream: OK')
    expect(await isClean(url, content)).toBe(true)
    expect(scanner?.scanned).toEqual([content])
  })

  it('is believed when it finds something', async () => {
    const url = await start('stream: Eicar-Test-Signature FOUND')
    expect(await isClean(url, content)).toBe(false)
  })

  it.each(['INSTREAM size limit exceeded. ERROR', '', 'stream: OK FOUND OK', 'x'.repeat(2000)])(
    'has said nothing when it answers %j',
    async (answer) => {
      const url = await start(answer)
      await expect(isClean(url, content)).rejects.toThrow('The virus scanner')
    },
  )

  it('has said nothing when it is away or silent', async () => {
    const url = await start(null)
    await expect(isClean(url, content, 100)).rejects.toThrow('did not answer within 100 ms')
    await scanner?.close()
    scanner = null
    await expect(isClean(url, content)).rejects.toThrow('cannot be reached')
  })
})
