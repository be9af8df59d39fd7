import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as SavedHomes from './saved-homes'

type Store = typeof SavedHomes

const key = 'gevel-saved-1'
let kept: Map<string, string>
let heard: Map<string, (event: object) => void>
let setItem: (name: string, value: string) => void
let store: Store
let told: string[]

beforeEach(async () => {
  kept = new Map()
  heard = new Map()
  setItem = (name, value) => kept.set(name, value)
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => setItem(name, value),
    },
    addEventListener: (name: string, listener: (event: object) => void) =>
      heard.set(name, listener),
    removeEventListener: (name: string) => heard.delete(name),
  })
  told = []
  vi.stubGlobal('navigator', { sendBeacon: (path: string) => told.push(path) > 0 })
  vi.resetModules()
  store = await import('./saved-homes')
})

afterEach(() => vi.unstubAllGlobals())

describe('saved homes', () => {
  it('stand in the browser, newest first, as a link would name them', () => {
    store.toggleHome(1001)
    store.toggleHome(1016)
    expect(store.readSaved()).toEqual([1016, 1001])
    expect(kept.get(key)).toBe('1016,1001')
  })

  it('go when the heart is pressed again, which counts no second time', () => {
    store.toggleHome(1001)
    store.toggleHome(1001)
    expect(store.readSaved()).toEqual([])
    expect(told).toEqual(['/api/visits/favourite/property/1001/'])
  })

  it('stay where somebody asks to save one that is saved, which counts no second time', () => {
    store.saveHome(1001)
    store.saveHome(1016)
    store.saveHome(1001)
    expect(store.readSaved()).toEqual([1016, 1001])
    expect(told).toHaveLength(2)
  })

  it('are not counted where the browser did not save them', () => {
    setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    store.toggleHome(1001)
    expect(told).toEqual([])
  })

  it('keep what another tab saved in the meantime', () => {
    store.toggleHome(1001)
    kept.set(key, '1057,1001')
    store.toggleHome(1016)
    expect(kept.get(key)).toBe('1016,1057,1001')
    kept.set(key, '1058,1016,1057,1001')
    store.toggleHome(1001)
    expect(kept.get(key)).toBe('1058,1016,1057')
  })

  it('are read past anything that is no id', () => {
    kept.set(key, '[{"id":1}],7,x,0')
    expect(store.readSaved()).toEqual([7])
  })

  it('take a shared list in front of their own', () => {
    store.toggleHome(3)
    store.saveHomes([1, 2])
    expect(store.readSaved()).toEqual([1, 2, 3])
  })

  it('lose none when there is no room, and say so', () => {
    const many = Array.from({ length: 100 }, (_, index) => index + 1)
    store.replaceSaved(many)
    store.toggleHome(500)
    expect(store.readSaved()).toEqual(many)
    expect(store.readProblem()).toBe('full')
    store.dismissProblem()
    expect(store.readProblem()).toBeNull()
  })

  it('stay as they were when the browser refuses, and say so until it works', () => {
    setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    store.toggleHome(1001)
    expect([store.readSaved(), store.readProblem()]).toEqual([[], 'refused'])
    setItem = (name, value) => kept.set(name, value)
    store.toggleHome(1001)
    expect([store.readSaved(), store.readProblem()]).toEqual([[1001], null])
  })

  it('are none where storage is shut off', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(store.readSaved()).toEqual([])
  })

  it('follow another tab, and tell whoever listens', () => {
    const listener = vi.fn()
    const stop = store.subscribeToSaved(listener)
    expect(store.readSaved()).toEqual([])
    kept.set(key, '5')
    heard.get('storage')?.({ key: 'another' })
    expect([listener.mock.calls.length, store.readSaved()]).toEqual([0, []])
    heard.get('storage')?.({ key })
    expect([listener.mock.calls.length, store.readSaved()]).toEqual([1, [5]])
    stop()
    expect(heard.size).toBe(0)
  })

  it('are the same list until they change', () => {
    store.toggleHome(1)
    expect(store.readSaved()).toBe(store.readSaved())
  })
})
