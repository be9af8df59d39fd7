import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listRetention } from '../../src/domain/privacy/retention'

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

it('the table of the docs says what the rules say', () => {
  const lines = readFileSync('docs/privacy.md', 'utf8').split('\n')
  const head = lines.findIndex((line) => /^\| kind +\| months/.test(line))
  const rest = lines.slice(head + 2)
  const rows = rest.slice(0, rest.indexOf('')).map(cells)
  const rules = listRetention('2026-11-25', ['visitors', 'owners', 'staff'])
  expect(rows).toEqual(
    rules.map(({ kind, months, since, source }) => [kind, String(months), since, source]),
  )
})
