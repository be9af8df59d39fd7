import { describe, expect, it } from 'vitest'
import { listChoices, moveActive, splitByMarks, type ComboboxChoice } from './combobox-model'

const choice = (name: string): ComboboxChoice => ({ name, text: '1', href: `/${name}/` })

describe('listChoices', () => {
  it('goes through the cells row by row, past those without a choice', () => {
    const row = { marks: [], label: '' }
    const groups = [
      {
        key: 'a',
        caption: 'A',
        columns: ['one', 'two'],
        rows: [
          { ...row, key: '1', choices: [choice('a'), null] },
          { ...row, key: '2', choices: [null, choice('b')] },
        ],
      },
      { key: 'b', caption: 'B', columns: [], rows: [{ ...row, key: '3', choices: [choice('c')] }] },
    ]
    expect(listChoices(groups).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  })
})

describe('moveActive', () => {
  it.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, -1],
    ['ArrowUp', -1, 3, 2],
    ['ArrowUp', 0, 3, -1],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['Home', -1, 3, null],
    ['End', -1, 3, null],
    ['ArrowLeft', 1, 3, null],
    ['a', 1, 3, null],
    ['ArrowDown', -1, 0, null],
  ])('%s at %d of %d leads to %s', (key, active, count, next) => {
    expect(moveActive(key, active, count)).toBe(next)
  })
})

describe('splitByMarks', () => {
  it.each([
    ['Gent', [[0, 2]], ['[Ge]', 'nt']],
    ['Sint-Niklaas', [[5, 8]], ['Sint-', '[Nik]', 'laas']],
    ['Gent', [], ['Gent']],
    ['Gent', [[0, 4]], ['[Gent]']],
    ['', [], []],
  ] as const)('cuts "%s" at %j into %j', (label, marks, pieces) => {
    const cut = splitByMarks(label, marks)
    expect(cut.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))).toEqual(pieces)
  })
})
