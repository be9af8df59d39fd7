import { describe, expect, it } from 'vitest'
import config from '../../../payload.config'
import { findScreenTitle } from './name-screen'

describe('the title of a screen of our own', () => {
  it('is known of each that the configuration adds', async () => {
    const { views = {} } = (await config).admin.components
    const own = Object.values<unknown>(views).flatMap((view) =>
      typeof view === 'object' && view !== null && 'path' in view && typeof view.path === 'string'
        ? [view.path.split('/').filter(Boolean)]
        : [],
    )
    expect(own.length).toBeGreaterThan(3)
    expect(own.filter((segments) => findScreenTitle(segments) === null)).toEqual([])
  })

  it('is left to the framework elsewhere', () => {
    expect(findScreenTitle(undefined)).toBeNull()
    expect(findScreenTitle(['collections', 'translations'])).toBeNull()
    expect(findScreenTitle(['account'])).toBeNull()
  })
})
