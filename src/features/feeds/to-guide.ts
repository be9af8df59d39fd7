/** A link of the guide, with its whole address. */
export type GuideLink = { name: string; url: string; note?: string }

export type Guide = {
  name: string
  /** One sentence about the agency. */
  summary: string
  /** What the agency is and how it can be reached, one fact per line. */
  facts: readonly string[]
  sections: readonly { title: string; links: readonly GuideLink[] }[]
}

/** Text of editors as text of Markdown: on one line, with nothing in it that would form a link. */
function toLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[\]<>`\\]/g, (sign) => `\\${sign}`)
}

function toLink({ name, url, note }: GuideLink): string {
  return `- [${toLine(name)}](${url})${note ? `: ${toLine(note)}` : ''}`
}

/** Writes the guide in the form of llmstxt.org: Markdown with a name, a summary and lists of links. */
export function toGuideText({ name, summary, facts, sections }: Guide): string {
  const filled = sections.filter(({ links }) => links.length > 0)
  return [
    `# ${toLine(name)}`,
    ...(summary === '' ? [] : [`> ${toLine(summary)}`]),
    ...(facts.length === 0 ? [] : [facts.map((fact) => `- ${toLine(fact)}`).join('\n')]),
    ...filled.map(({ title, links }) => `## ${toLine(title)}\n\n${links.map(toLink).join('\n')}`),
    '',
  ].join('\n\n')
}
