import { describeLoad } from '../bench/load'
import { measureLighthouse } from '../bench/measure-lighthouse'
import { fillLists, measureList } from '../bench/measure-list'
import { measureMemory, readMemory } from '../bench/measure-memory'
import { measureFrontCache, measurePages } from '../bench/measure-pages'
import { measureWeights } from '../bench/measure-weights'
import { openBenchSite, type BenchSite } from '../bench/open-site'
import { Advice } from '../terminal/advice'

type Part = { title: string; measure: (site: BenchSite) => Promise<void> }

/** Minutes of load, by default. */
const memoryMinutes = 15

function toMinutes(given: string | undefined): number {
  const minutes = Number(given ?? memoryMinutes)
  if (Number.isInteger(minutes) && minutes >= 2) return minutes
  throw new Advice('Say how many minutes the load lasts, from 2: npm run bench -- memory 60')
}

/** What can be measured, by the name that it is asked for. */
const parts: Readonly<Record<string, Part>> = {
  weights: { title: 'Weights', measure: ({ origin }) => measureWeights(origin) },
  lighthouse: { title: 'Lighthouse', measure: ({ origin }) => measureLighthouse(origin) },
  pages: { title: 'Kept pages', measure: ({ origin }) => measurePages(origin) },
  cache: { title: 'Front cache', measure: ({ origin }) => measureFrontCache(origin) },
  list: { title: 'Filtered list', measure: ({ origin }) => measureList(origin) },
}

async function measureParts(names: readonly string[], minutes: number | null): Promise<void> {
  // The lists of a hundred thousand homes would be in the way of the other figures.
  const isLargeList = names.length === 1 && names[0] === 'list'
  const site = await openBenchSite(isLargeList ? fillLists : undefined)
  console.log(`First answer ${(site.startedMs / 1000).toFixed(1)} s after the start.`)
  for (const name of names) {
    const part = parts[name]
    if (!part) continue
    console.log(`\n${part.title}, ${describeLoad()}\n`)
    await part.measure(site)
  }
  if (minutes !== null) {
    console.log(`\nMemory, ${describeLoad()}\n`)
    await measureMemory(site.origin, site.pid, minutes)
  }
  console.log(`\nThe server holds ${await readMemory(site.pid)} MB, ${describeLoad()}.`)
}

/** Measures the pages of the production build as visitors get them: all parts, or those named. */
export async function run(args: string[]): Promise<number> {
  const [first, minutes] = args
  if (first === 'memory') {
    await measureParts([], toMinutes(minutes))
    return 0
  }
  const unknown = args.find((name) => !(name in parts))
  if (unknown !== undefined) {
    const names = [...Object.keys(parts), 'memory'].join(', ')
    throw new Advice(`There is nothing to measure named "${unknown}": use one of ${names}.`)
  }
  await measureParts(args.length > 0 ? args : ['weights', 'lighthouse', 'pages', 'cache'], null)
  return 0
}
