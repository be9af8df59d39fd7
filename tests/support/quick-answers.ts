import { vi } from 'vitest'

const state = vi.hoisted(() => ({ takesItsTime: false }))

// A login takes a second on purpose, and tests make hundreds of them.
vi.mock(import('@/server/request/even-time'), async (importOriginal) => {
  const { inEvenTime } = await importOriginal()
  return {
    inEvenTime: <T>(work: Promise<T>) => (state.takesItsTime ? inEvenTime(work) : work),
  }
})

/** Runs what measures the time of an answer, which is then that of the site. */
export async function inItsTime<T>(work: () => Promise<T>): Promise<T> {
  state.takesItsTime = true
  try {
    return await work()
  } finally {
    state.takesItsTime = false
  }
}
