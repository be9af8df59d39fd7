import { readFile } from 'node:fs/promises'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatQuerySegment } from '@/domain/routes/query-segment'
import { getDrawingLine } from './drawing-line.mjs'
import { getCacheCounts, onOutdated, setSharedStore } from './store.mjs'

/** A store in memory, whose clock is ahead of this machine's. */
function openStore(aheadMs = 0) {
  const kept = new Map<string, Uint8Array>()
  const seconds = new Map<string, number>()
  return {
    kept,
    seconds,
    store: {
      read: async (key: string) => kept.get(key) ?? null,
      write: (key: string, bytes: Uint8Array, stay: number) => {
        kept.set(key, bytes)
        seconds.set(key, stay)
      },
      aheadMs: () => aheadMs,
    },
  }
}

type Kept = { value: ReturnType<typeof page>; lastModified: number; cacheControl?: object }

/** The handler with the framework's names as plain words: it hands out none of its own by a file. */
type Pages = {
  get: (key: string, context: typeof asPage) => Promise<Kept>
  set: (key: string, data: ReturnType<typeof page>, context: typeof forADay) => Promise<void>
}

/** Another server: it has the same code and knows nothing of what this one kept. */
async function startServer(maxMemoryCacheSize = 0) {
  vi.resetModules()
  const { default: PageHandler } = await import('./page-handler.mjs')
  const { default: values } = await import('./value-handler.mjs')
  const fs = { existsSync: () => false, readFile }
  const context = {
    ...{ fs, serverDistDir: '/nowhere', revalidatedTags: [], flushToDisk: false },
    maxMemoryCacheSize,
  }
  const pages: unknown = Reflect.construct(PageHandler, [context])
  return { pages: pages as Pages, values }
}

const page = (html: string) => ({
  kind: 'APP_PAGE' as const,
  html,
  rscData: Buffer.from('rsc'),
  postponed: undefined,
  headers: { 'x-next-cache-tags': 'property:7,site' },
  status: 200,
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
})

const forADay = { cacheControl: { revalidate: 86_400, expire: 172_800 } }
/** As the framework names the page of a list with a query. */
const toListKey = (query: string) =>
  `/route-cache/APP_PAGE/58d9/$/nl/~/${formatQuerySegment(new URLSearchParams(query))}/te-koop`

const asPage = { kind: 'APP_PAGE' as const, isFallback: false }

function toStream(text: string) {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(text))
      controller.close()
    },
  })
}

const value = (text: string, differences: object = {}) =>
  Promise.resolve({
    value: toStream(text),
    tags: ['property:7'],
    stale: 300,
    timestamp: Date.now(),
    expire: 172_800,
    revalidate: 86_400,
    ...differences,
  })

const read = async (entry: { value: ReadableStream } | undefined) =>
  entry && new Response(entry.value).text()

// A minute ago: whether something is out of date the framework asks a clock that is not faked.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 }))

afterEach(() => {
  vi.useRealTimers()
  setSharedStore(null)
  tagsManifest.clear()
})

describe('a page', () => {
  it('is taken from another server, with all its parts', async () => {
    const { store, seconds } = openStore()
    setSharedStore(store)
    const [one, two] = [await startServer(), await startServer()]
    await one.pages.set('/nl/', page('<p>huis</p>'), forADay)
    const found = await two.pages.get('/nl/', asPage)
    expect(found.value).toEqual(page('<p>huis</p>'))
    expect(found.cacheControl).toEqual(forADay.cacheControl)
    expect(seconds.get('page:/nl/')).toBe(86_400)
  })

  it('stays with its server while there is no store', async () => {
    const [one, two] = [await startServer(), await startServer()]
    await one.pages.set('/nl/', page('<p>huis</p>'), forADay)
    expect(await two.pages.get('/nl/', asPage)).toBeNull()
  })

  it('is not taken when this server knows that it is out of date', async () => {
    const { store } = openStore()
    setSharedStore(store)
    const [one, two] = [await startServer(), await startServer()]
    await one.pages.set('/nl/', page('<p>te koop</p>'), forADay)
    vi.setSystemTime(Date.now() + 10)
    tagsManifest.set('property:7', { expired: Date.now() - 5 })
    expect(await two.pages.get('/nl/', asPage)).toBeNull()
    await one.pages.set('/nl/', page('<p>verkocht</p>'), forADay)
    expect((await two.pages.get('/nl/', asPage)).value.html).toBe('<p>verkocht</p>')
  })

  it('bears the time of the store, so that clocks of servers may differ', async () => {
    const { store, kept } = openStore(60_000)
    setSharedStore(store)
    const [one, two] = [await startServer(), await startServer()]
    const madeAt = Date.now()
    await one.pages.set('/nl/', page('<p>huis</p>'), forADay)
    expect((await two.pages.get('/nl/', asPage)).lastModified).toBe(madeAt)
    // The same page as a server reads it whose clock is a minute behind the first one's.
    setSharedStore({ ...store, aheadMs: () => 120_000 })
    expect((await two.pages.get('/nl/', asPage)).lastModified).toBe(madeAt - 60_000)
    expect(kept.size).toBe(1)
  })

  it('is not pushed out by searches that nobody asks for again', async () => {
    const { pages } = await startServer(3_000_000)
    await pages.set('/nl/team/', page('<p>huis</p>'), forADay)
    for (let n = 0; n < 80; n += 1) {
      await pages.set(toListKey(`minPrice=${n + 1}000`), page('x'.repeat(1_000_000)), forADay)
    }
    expect((await pages.get('/nl/team/', asPage)).value.html).toBe('<p>huis</p>')
    expect((await pages.get(toListKey('minPrice=80000'), asPage)).value.html).toHaveLength(
      1_000_000,
    )
    expect(await pages.get(toListKey('minPrice=1000'), asPage)).toBeNull()
  })

  it('with a number alone, as further pages of a list have, is no search', async () => {
    const { pages } = await startServer(3_000_000)
    await pages.set(toListKey('page=2'), page('<p>twee</p>'), forADay)
    for (let n = 0; n < 80; n += 1) {
      await pages.set(toListKey(`minPrice=${n + 1}000`), page('x'.repeat(1_000_000)), forADay)
    }
    expect((await pages.get(toListKey('page=2'), asPage)).value.html).toBe('<p>twee</p>')
  })

  it('with a number that hardly anybody comes to is kept among the searches', async () => {
    const { pages } = await startServer(3_000_000)
    await pages.set('/nl/team/', page('<p>huis</p>'), forADay)
    for (let n = 0; n < 80; n += 1) {
      await pages.set(toListKey(`page=${4711 + n}`), page('x'.repeat(1_000_000)), forADay)
    }
    expect((await pages.get('/nl/team/', asPage)).value.html).toBe('<p>huis</p>')
  })

  it('of a search is made anew once a record of it has changed', async () => {
    const { pages } = await startServer(3_000_000)
    await pages.set(toListKey('minPrice=7000'), page('<p>te koop</p>'), forADay)
    vi.setSystemTime(Date.now() + 10)
    tagsManifest.set('property:7', { expired: Date.now() - 5 })
    expect(await pages.get(toListKey('minPrice=7000'), asPage)).toBeNull()
  })

  it.each([
    ['that everybody opens', '/nl/begun/'],
    ['of a search', toListKey('minPrice=7000')],
  ])(
    '%s is out of date when it is done, if a record changed since it was begun',
    async (_, key) => {
      const { store, kept } = openStore()
      setSharedStore(store)
      const { pages } = await startServer(3_000_000)
      const line = getDrawingLine()
      const countFound = async () => {
        const before = { ...getCacheCounts().page }
        await pages.get(key, asPage)
        const { own, made } = getCacheCounts().page
        return { own: own - before.own, made: made - before.made }
      }
      const told = vi.fn()
      onOutdated(told)
      line.begin()
      vi.setSystemTime(Date.now() + 10)
      tagsManifest.set('property:7', { expired: Date.now() - 5 })
      await pages.set(key, page('<p>te koop</p>'), forADay)
      expect(await countFound()).toEqual({ own: 0, made: 1 })
      // Nor is it laid over what other servers made, and quick pages are told.
      expect(kept.size).toBe(0)
      expect(told).toHaveBeenCalledTimes(1)
      line.begin()
      await pages.set(key, page('<p>verkocht</p>'), forADay)
      expect(await countFound()).toEqual({ own: 1, made: 0 })
      expect(kept.size).toBe(1)
      expect(told).toHaveBeenCalledTimes(1)
    },
  )

  it('begun after a change is out of date where it was made of a value begun before', async () => {
    const { pages, values } = await startServer(3_000_000)
    const told = vi.fn()
    onOutdated(told)
    const slow = value('te koop')
    vi.setSystemTime(Date.now() + 10)
    tagsManifest.set('property:7', { expired: Date.now() - 5 })
    getDrawingLine().begin()
    // The framework hands a value that is being made to whoever asks for it, once it is kept.
    vi.setSystemTime(Date.now() + 10)
    await values.set('joined', slow)
    vi.setSystemTime(Date.now() + 10)
    await pages.set('/nl/joined/', page('<p>te koop</p>'), forADay)
    expect(told).toHaveBeenCalledTimes(2)
    const before = { ...getCacheCounts().page }
    await pages.get('/nl/joined/', asPage)
    expect(getCacheCounts().page).toEqual({ ...before, made: before.made + 1 })
  })

  it('is made anew where the store holds something else', async () => {
    const { store, kept } = openStore()
    setSharedStore(store)
    const { pages } = await startServer()
    kept.set('page:/nl/', Buffer.from('no page'))
    expect(await pages.get('/nl/', asPage)).toBeNull()
  })
})

describe('a value', () => {
  it('that was made while a record changed is no change itself, however many overlap', async () => {
    const { values } = await startServer()
    const told = vi.fn()
    onOutdated(told)
    const started = Date.now()
    const first = value('first')
    tagsManifest.set('property:7', { expired: started + 10 })
    // Each begins after the change, before the one before it is done.
    const second = value('second', { timestamp: started + 20 })
    vi.setSystemTime(started + 30)
    await values.set('first', first)
    const marked = tagsManifest.get('property:7')?.expired
    expect(marked).toBeGreaterThan(started + 20)
    await values.set('second', second)
    expect(tagsManifest.get('property:7')?.expired).toBe(marked)
    expect(told).toHaveBeenCalledTimes(1)
    // It is made once more itself, and that one stays.
    expect(await values.get('second', [])).toBeUndefined()
    const timestamp = started + 40
    vi.setSystemTime(started + 50)
    await values.set('second', value('anew', { timestamp }))
    expect(await read(await values.get('second', []))).toBe('anew')
    // The next change is one again.
    const slow = value('third', { timestamp })
    tagsManifest.set('property:7', { expired: timestamp + 5 })
    await values.set('third', slow)
    expect(told).toHaveBeenCalledTimes(2)
  })

  it('that is out of date when it is done is given to no other server', async () => {
    const { store, kept } = openStore()
    setSharedStore(store)
    const { values } = await startServer()
    const slow = value('te koop')
    tagsManifest.set('property:7', { expired: Date.now() + 10 })
    await values.set('homes', slow)
    expect(kept.size).toBe(0)
  })

  it('is taken from another server, and kept here from then on', async () => {
    const { store, kept } = openStore()
    setSharedStore(store)
    const [one, two] = [await startServer(), await startServer()]
    await one.values.set('homes', value('twelve'))
    const before = { ...getCacheCounts().value }
    expect(await read(await two.values.get('homes', []))).toBe('twelve')
    kept.clear()
    expect(await read(await two.values.get('homes', []))).toBe('twelve')
    expect(getCacheCounts().value).toEqual({
      ...before,
      shared: before.shared + 1,
      own: before.own + 1,
    })
  })

  it('is not taken when this server knows that it is out of date', async () => {
    const { store } = openStore()
    setSharedStore(store)
    const [one, two] = [await startServer(), await startServer()]
    await one.values.set('homes', value('twelve', { timestamp: Date.now() - 10 }))
    tagsManifest.set('property:7', { expired: Date.now() - 5 })
    expect(await two.values.get('homes', [])).toBeUndefined()
  })

  it('is not shared when it has to be made for each reader', async () => {
    const { store, kept } = openStore()
    setSharedStore(store)
    const { values } = await startServer()
    await values.set('now', value('noon', { expire: 0, revalidate: 0 }))
    expect(kept.size).toBe(0)
  })

  it('is neither kept nor shared when it broke off, and nobody waits for it', async () => {
    const { store, kept } = openStore()
    setSharedStore(store)
    const { values } = await startServer()
    const broken = new ReadableStream({
      start: (controller) => controller.error(new Error('broke off')),
    })
    await values.set('homes', value('', { value: broken }))
    expect(kept.size).toBe(0)
    expect(await values.get('homes', [])).toBeUndefined()
  })
})
