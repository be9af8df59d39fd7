type Fact = { label: string; value: string; href?: string | undefined }

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1fr) 2fr',
  gap: '8px 24px',
  maxInlineSize: 800,
  margin: '0 0 32px',
} as const
const term = { color: 'var(--theme-elevation-600)' } as const
const text = { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const

/** Labels and values on a record, for reading alone. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl style={list}>
      {facts.map(({ label, value, href }) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt style={term}>{label}</dt>
          <dd style={text}>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
