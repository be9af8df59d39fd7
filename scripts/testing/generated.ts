import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../paths'
import { generate, generatedFiles } from '../site/generate'
import { Advice } from '../terminal/advice'
import { testSettings } from './test-databases'

/**
 * Makes sure that the generated files belong to the configuration as it is. They are left as they
 * were found.
 *
 * @throws Advice naming those that do not
 */
export async function checkGenerated(): Promise<void> {
  const stale = await keepFiles(Object.values(generatedFiles), () => generate(testSettings))
  if (stale.length === 0) return
  const names = stale.map((file) => path.relative(root, file))
  throw new Advice(
    `Out of date: ${names.join(', ')}. Run "npm run generate" and commit what it writes.`,
  )
}

/**
 * Does work that may write the files, and puts them back as they were.
 *
 * @returns the files that the work had changed
 */
export async function keepFiles(
  files: readonly string[],
  work: () => Promise<void>,
): Promise<string[]> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const changed: string[] = []
  try {
    await work()
  } finally {
    for (const [index, file] of files.entries()) {
      const before = texts[index] ?? ''
      if ((await readFile(file, 'utf8')) === before) continue
      changed.push(file)
      await writeFile(file, before)
    }
  }
  return changed
}
