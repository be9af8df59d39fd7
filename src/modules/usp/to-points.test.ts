import { describe, expect, it } from 'vitest'
import type { RichTextValue } from '@/features/rich-text/rich-text'
import { toPoints } from './to-points'

function line(type: string, text: string) {
  return { type, version: 1, children: [{ type: 'text', version: 1, text }] }
}

function createText(...children: ReturnType<typeof line>[]): RichTextValue {
  const root = { type: 'root', version: 1, children, direction: 'ltr', format: '', indent: 0 }
  return { root } as RichTextValue
}

describe('toPoints', () => {
  it('begins a point at every heading and gathers the lines under it', () => {
    const text = createText(
      line('paragraph', 'Vooraf'),
      line('heading', 'Eén makelaar'),
      line('paragraph', 'Van begin'),
      line('paragraph', 'tot einde.'),
      line('heading', 'Cijfers'),
    )
    expect(toPoints(text)).toEqual([
      { title: 'Eén makelaar', text: 'Van begin tot einde.' },
      { title: 'Cijfers', text: '' },
    ])
  })

  it('finds none in an empty text', () => expect(toPoints(null)).toEqual([]))
})
