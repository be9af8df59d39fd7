import { describe, expect, it } from 'vitest'
import { err, ok } from '@/domain/kernel/result'
import { createWaitingLine } from './waiting-line'

/** Work that lasts until it is told to end, and notes when it began. */
function createWork(begun: string[]) {
  const ends = new Map<string, () => void>()
  return {
    start: (name: string) => () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    },
    end: (name: string) => ends.get(name)?.(),
  }
}

/** Until everything that can go on has gone on. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('a waiting line', () => {
  it('lets no more pass at once than it may, and the others in their order', async () => {
    const begun: string[] = []
    const work = createWork(begun)
    const line = createWaitingLine(2, 2)
    const answers = ['a', 'b', 'c', 'd'].map((name) => line.run(work.start(name)))
    await settle()
    expect(begun).toEqual(['a', 'b'])
    work.end('b')
    await settle()
    expect(begun).toEqual(['a', 'b', 'c'])
    work.end('a')
    await settle()
    work.end('c')
    work.end('d')
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd'].map(ok))
  })

  it('turns away who comes when the line is full, and takes others once it is not', async () => {
    const begun: string[] = []
    const work = createWork(begun)
    const line = createWaitingLine(1, 1)
    const answers = ['a', 'b'].map((name) => line.run(work.start(name)))
    expect(await line.run(work.start('c'))).toEqual(err('full'))
    work.end('a')
    await settle()
    work.end('b')
    await Promise.all(answers)
    expect(await line.run(async () => 'd')).toEqual(ok('d'))
    expect(begun).toEqual(['a', 'b'])
  })

  it('goes on after work that failed', async () => {
    const line = createWaitingLine(1, 1)
    const failed = line.run(async () => {
      throw new Error('no ink')
    })
    const next = line.run(async () => 'done')
    await expect(failed).rejects.toThrow('no ink')
    expect(await next).toEqual(ok('done'))
  })
})
