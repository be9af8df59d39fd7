import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDrawingLine } from './drawing-line.mjs'

const openLine = (bounds: { atOnce?: number; length?: number } = {}) =>
  createDrawingLine({ atOnce: 1, length: 9, placeMs: 20_000, givenUpMs: 1_000, ...bounds })

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A request for a page that nobody keeps, in a context of its own. */
function ask(line: ReturnType<typeof createDrawingLine>, drawn: string[], name: string) {
  const request: { end: (isWhole: boolean) => void; finish: () => void } = {
    end: () => {},
    finish: () => {},
  }
  const done = new Promise<void>((resolve) => {
    // As each request to a server comes in a context of its own.
    setImmediate(async () => {
      request.end = line.begin()
      await line.enter()
      drawn.push(name)
      await new Promise<void>((finish) => {
        request.finish = finish
      })
      line.leave()
      resolve()
    })
  })
  return { request, done }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the line of pages to be drawn', () => {
  it('draws no more at once than it may, the others in their order', async () => {
    const line = openLine({ atOnce: 2 })
    const drawn: string[] = []
    const asked = ['a', 'b', 'c', 'd'].map((name) => ask(line, drawn, name))
    await settle()
    await settle()
    expect(drawn).toEqual(['a', 'b'])
    expect(line.count().waiting).toBe(2)
    asked[1]?.request.finish()
    await settle()
    expect(drawn).toEqual(['a', 'b', 'c'])
    asked[0]?.request.finish()
    await settle()
    expect(drawn).toEqual(['a', 'b', 'c', 'd'])
    asked[2]?.request.finish()
    asked[3]?.request.finish()
    await Promise.all(asked.map(({ done }) => done))
    expect(line.count().waiting).toBe(0)
  })

  it('lets the next one draw once a request is over, whether or not its page is kept', async () => {
    const line = openLine()
    const drawn: string[] = []
    const asked = ['a', 'b'].map((name) => ask(line, drawn, name))
    await settle()
    await settle()
    asked[0]?.request.end(true)
    await settle()
    expect(drawn).toEqual(['a', 'b'])
  })

  it('holds the place of a page that was given up for a while, and draws others given up last', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const line = openLine()
    const drawn: string[] = []
    const asked = ['a', 'b', 'c'].map((name) => ask(line, drawn, name))
    await settle()
    await settle()
    asked[0]?.request.end(false)
    asked[1]?.request.end(false)
    vi.advanceTimersByTime(999)
    await settle()
    expect(drawn).toEqual(['a'])
    vi.advanceTimersByTime(1)
    await settle()
    expect(drawn).toEqual(['a', 'c'])
    asked[2]?.request.finish()
    await settle()
    expect(drawn).toEqual(['a', 'c', 'b'])
  })

  it('counts a place once, though a page is drawn and its request over', async () => {
    const line = openLine()
    const drawn: string[] = []
    const asked = ['a', 'b', 'c'].map((name) => ask(line, drawn, name))
    await settle()
    await settle()
    asked[0]?.request.finish()
    await asked[0]?.done
    asked[0]?.request.end(true)
    await settle()
    expect(drawn).toEqual(['a', 'b'])
  })

  it('keeps nobody waiting where no request is answered, as while the site is built', async () => {
    const line = openLine()
    await Promise.all([line.enter(), line.enter(), line.enter()])
    expect(line.count().waiting).toBe(0)
  })

  it('is full from so many who wait, and not once they drew', async () => {
    const line = openLine({ length: 2 })
    const asked = ['a', 'b', 'c'].map((name) => ask(line, [], name))
    await settle()
    await settle()
    expect(line.isFull()).toBe(true)
    asked[0]?.request.finish()
    await settle()
    expect(line.isFull()).toBe(false)
  })

  it('is full from four times as many who gave up, whose pages are drawn for nobody', async () => {
    const line = openLine({ length: 2 })
    const asked = Array.from({ length: 9 }, () => ask(line, [], 'a'))
    await settle()
    await settle()
    for (const { request } of asked.slice(1)) request.end(false)
    expect(line.count()).toEqual({ drawing: 1, waiting: 0, givenUp: 8 })
    expect(line.isFull()).toBe(true)
    asked[0]?.request.finish()
    await settle()
    expect(line.isFull()).toBe(false)
  })

  it('loses no place to a request that was over before its page was drawn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const line = openLine()
    const drawn: string[] = []
    const first = ask(line, drawn, 'a')
    await settle()
    await settle()
    const second = ask(line, drawn, 'b')
    await settle()
    second.request.end(true)
    first.request.finish()
    await settle()
    const third = ask(line, drawn, 'c')
    await settle()
    expect(drawn).toEqual(['a', 'b'])
    vi.advanceTimersByTime(1_000)
    await settle()
    expect(drawn).toEqual(['a', 'b', 'c'])
    third.request.finish()
  })

  it('frees the place of a page of which nothing more is heard', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const line = openLine()
    const drawn: string[] = []
    const asked = ['a', 'b'].map((name) => ask(line, drawn, name))
    await settle()
    await settle()
    vi.advanceTimersByTime(19_999)
    await settle()
    expect(drawn).toEqual(['a'])
    vi.advanceTimersByTime(1)
    await settle()
    expect(drawn).toEqual(['a', 'b'])
    for (const { request } of asked) request.finish()
  })
})
