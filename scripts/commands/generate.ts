import { loadSettings } from '../settings/load-settings'
import { generate } from '../site/generate'

/** Writes the generated files anew. */
export async function run(): Promise<number> {
  await generate(await loadSettings(), (line) => console.log(line))
  return 0
}
