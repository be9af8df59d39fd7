import { describe, expect, it } from 'vitest'
import { isLeftOut } from './left-out'
import type { ModuleView } from './module-view'

const text: ModuleView = {
  key: '1',
  id: 1,
  name: 'Onze werkwijze',
  type: 'text',
  view: 'text',
  title: '',
  titleSize: 'm',
  description: null,
  image: null,
  images: [],
  background: { kind: 'none' },
  classes: [],
  relations: [],
  link: null,
  videoUrl: '',
  memberIds: [],
  numberItemOfRow: null,
  maxItems: null,
  columns: { xs: 12, sm: 12, md: 12, lg: 12, xl: 12 },
  position: 0,
  sort: 0,
}

describe('a module for visitors', () => {
  it('is left out where it lives by words and has none in their language', () => {
    expect(isLeftOut(text)).toBe(true)
    expect(isLeftOut({ ...text, background: { kind: 'color', surface: 'ink' } })).toBe(true)
  })

  it('stays with a title, a picture, or a type that shows something else', () => {
    expect(isLeftOut({ ...text, title: 'Over ons' })).toBe(false)
    expect(isLeftOut({ ...text, background: { kind: 'gallery', images: [] } })).toBe(false)
    expect(isLeftOut({ ...text, type: 'usp' })).toBe(false)
  })
})
