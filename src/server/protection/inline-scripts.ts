import { ownScripts } from './own-scripts'

/** A script that stands in the page itself, with the place of its element. */
type InlineScript = { text: string; start: number; end: number }

const opening = '<script'
const closing = '</script>'

/** How the framework hands over what it drew, and which files the page starts with. */
const calls = [
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((.*)\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\)$/s,
]

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    // No data, so it is something that runs.
    return false
  }
}

/**
 * Splits an element that was joined before. Between two scripts stands the break of a line, which
 * JSON writes as `\n`, so that it never stands inside one.
 */
const toStatements = (text: string) => text.split('\n').map((line) => line.replace(/;$/, ''))

/**
 * Whether a script does nothing but hand data to the framework. All that it holds is JSON, so that
 * text which got into a page by mistake cannot pass for one and run.
 */
export function isFrameworkScript(text: string): boolean {
  return toStatements(text).every((statement) =>
    calls.some((call) => {
      const json = call.exec(statement)?.[1]
      return json !== undefined && isJson(json)
    }),
  )
}

/** The scripts that stand in a page themselves, without those that only hold data. */
function* readScripts(html: string): Generator<InlineScript> {
  let from = 0
  for (;;) {
    const start = html.indexOf(opening, from)
    const open = start < 0 ? -1 : html.indexOf('>', start)
    const close = open < 0 ? -1 : html.indexOf(closing, open)
    if (close < 0) return
    const end = close + closing.length
    const attributes = html.slice(start + opening.length, open)
    if (attributes.trim() === '') yield { text: html.slice(open + 1, close), start, end }
    from = end
  }
}

export type JoinedPage = {
  html: string
  /** What may run in it: the text of each script of ours and of the framework. */
  scripts: string[]
  /** Scripts of nobody we know, which will not run. */
  unknown: number
}

/**
 * Joins the scripts of the framework that stand next to each other into one: a page has up to some
 * hundred and fifty, and each would need a hash of its own in the header that lets it run. The
 * second time it changes nothing.
 */
export function joinInlineScripts(html: string): JoinedPage {
  const runs: { texts: string[]; start: number; end: number }[] = []
  const own = new Set<string>()
  let unknown = 0
  for (const script of readScripts(html)) {
    if (ownScripts.includes(script.text)) {
      own.add(script.text)
      continue
    }
    if (!isFrameworkScript(script.text)) {
      unknown += 1
      continue
    }
    const last = runs.at(-1)
    if (last?.end === script.start) {
      last.texts.push(script.text)
      last.end = script.end
    } else runs.push({ texts: [script.text], start: script.start, end: script.end })
  }
  const scripts = runs.map(({ texts }) => texts.map(endStatement).join('\n'))
  let joined = ''
  let at = 0
  runs.forEach(({ start, end }, index) => {
    joined += `${html.slice(at, start)}${opening}>${scripts[index] ?? ''}${closing}`
    at = end
  })
  return { html: joined + html.slice(at), scripts: [...own, ...scripts], unknown }
}

function endStatement(text: string): string {
  return text.endsWith(';') ? text : `${text};`
}
