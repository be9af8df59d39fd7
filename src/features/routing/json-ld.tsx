/** Closing the script element early is the one way out of it. */
function toScriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Structured data (schema.org) for search engines and assistants, one object per block. */
export function JsonLd({ blocks }: { blocks: readonly object[] }) {
  return blocks.map((block, index) => (
    <script
      dangerouslySetInnerHTML={{ __html: toScriptText(block) }}
      key={index}
      type="application/ld+json"
    />
  ))
}
