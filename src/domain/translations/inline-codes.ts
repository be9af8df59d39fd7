/**
 * What stands in a line of text: words, and codes for what is set apart in it. A code with nothing
 * within (`null`) stands alone, as a new line does: `<2/>`.
 */
export type Inline = string | { code: number; within: Inline[] | null }

const codePattern = /<(\/?)(\d{1,4})(\/?)>/g

/** Words that look like a code are written so that they are none. */
function escapeWords(text: string): string {
  return text.replace(/&(?=(?:amp;)*lt;)/g, '&amp;').replace(/<(?=\/?\d{1,4}\/?>)/g, '&lt;')
}

function readWords(text: string): string {
  return text.replace(/&lt;(?=\/?\d{1,4}\/?>)/g, '<').replace(/&amp;(?=(?:amp;)*lt;)/g, '&')
}

/** Writes a line with its codes: `a <1>house</1><2/>with a garden`. */
export function writeInline(line: readonly Inline[]): string {
  return line
    .map((part) => {
      if (typeof part === 'string') return escapeWords(part)
      if (part.within === null) return `<${part.code}/>`
      return `<${part.code}>${writeInline(part.within)}</${part.code}>`
    })
    .join('')
}

type Open = { code: number; within: Inline[] }

/** Reads such a line; null where a code is not closed, or another one is closed. */
export function parseInline(text: string): Inline[] | null {
  const line: Inline[] = []
  const open: Open[] = []
  const put = (part: Inline) => {
    if (part !== '') (open.at(-1)?.within ?? line).push(part)
  }
  let from = 0
  for (const match of text.matchAll(codePattern)) {
    const [whole, closes, digits, isAlone] = match
    const code = Number(digits)
    put(readWords(text.slice(from, match.index)))
    from = match.index + whole.length
    if (closes && isAlone) return null
    if (isAlone) put({ code, within: null })
    else if (!closes) open.push({ code, within: [] })
    else {
      const closed = open.pop()
      if (closed?.code !== code) return null
      put(closed)
    }
  }
  put(readWords(text.slice(from)))
  return open.length === 0 ? line : null
}
