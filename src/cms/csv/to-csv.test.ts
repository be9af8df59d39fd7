import { describe, expect, it } from 'vitest'
import { toCsvCell, toCsvLines } from './to-csv'

describe('toCsvCell', () => {
  it.each([
    [null, ''],
    [undefined, ''],
    ['An', 'An'],
    [12, '12'],
    [-4.25, '-4.25'],
    ['a;b', '"a;b"'],
    ['says "yes"', '"says ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['+32470000001', '+32470000001'],
    ['-12', '-12'],
    ['-1,5', '"-1,5"'],
    ['-1,5+2', `"'-1,5+2"`],
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-1+cmd|x', "'-1+cmd|x"],
    ['\t=1', "'\t=1"],
    [{ zip: '2000' }, '"{""zip"":""2000""}"'],
  ])('writes %j as %s', (value, cell) => {
    expect(toCsvCell(value)).toBe(cell)
  })
})

describe('toCsvLines', () => {
  it('ends each line as spreadsheets expect, so that lines written apart make one table', () => {
    expect(toCsvLines([['a', 'b']]) + toCsvLines([[1, 'x;y']])).toBe('a;b\r\n1;"x;y"\r\n')
    expect(toCsvLines([])).toBe('')
  })
})
