import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { forms, isFormKind } from '../registry'

const kit = import.meta.dirname
const sources = path.resolve(kit, '../..')

/** The files of ours that a file imports for more than their types. */
function listImports(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const imports = text.matchAll(/^import (?!type\b)(?:[^';]*? from )?'([^']+)'/gm)
  return [...imports].flatMap(([, name = '']) => {
    const base = name.startsWith('@/')
      ? path.join(sources, name.slice(2))
      : path.join(path.dirname(file), name)
    return ['', '.ts', '.tsx']
      .map((end) => base + end)
      .filter((one) => /\.\w+$/.test(one) && existsSync(one))
  })
}

/** The style sheets that a file brings, with those of what it imports. */
function listStyles(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  if (file.endsWith('.css')) return [path.relative(sources, file)]
  return listImports(file).flatMap((one) => listStyles(one, seen))
}

it('brings the styles of a form before its help is loaded', () => {
  const late = listStyles(path.join(kit, 'form-enhancer.client.tsx'))
  expect(late).not.toHaveLength(0)
  expect(listStyles(path.join(kit, 'form-styles.ts')).toSorted()).toEqual(late.toSorted())
})

it('hides every question that is asked only after another answer, until that is given', () => {
  const styles = readFileSync(path.join(kit, 'form-fields.module.css'), 'utf8')
  const conditions = Object.keys(forms)
    .filter(isFormKind)
    .flatMap((kind) => forms[kind].definition.fields('full'))
    .flatMap(({ when }) => when ?? [])
  expect(conditions).toContain('wish=visit')
  for (const condition of conditions) {
    const [name, value] = condition.split('=')
    expect(styles).toContain(
      `.fields:not(:has([name='${name}'][value='${value}']:checked)) > [data-when='${condition}'] {`,
    )
  }
})
