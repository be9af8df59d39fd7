import { z } from 'zod'

/** A hole that was told of in public, in a package that is installed. */
export type Advisory = { name: string; severity: string; range: string; titles: string[] }

/** What came of asking for advisories; `unasked` where nobody answered, which says nothing. */
export type AuditOutcome =
  | { kind: 'clean'; packages: number }
  | { kind: 'open'; advisories: Advisory[] }
  | { kind: 'unasked'; reason: string }

const cause = z.union([z.string(), z.object({ title: z.string() })])

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), via: z.array(cause) }),
  ),
  metadata: z.object({ dependencies: z.object({ total: z.number() }) }),
})

const refusalSchema = z.object({ message: z.string() })

function parseJson(text: string): unknown {
  // What npm says besides stands before the report.
  const start = text.indexOf('{')
  try {
    return start < 0 ? null : JSON.parse(text.slice(start))
  } catch {
    // Said below: whatever it was, it was no report.
    return null
  }
}

/** Reads what `npm audit --json` printed. */
export function readAudit(text: string): AuditOutcome {
  const value = parseJson(text)
  const report = reportSchema.safeParse(value)
  if (!report.success) {
    const refusal = refusalSchema.safeParse(value)
    const [said = ''] = (refusal.data?.message ?? 'no report came').split(' - ')
    return { kind: 'unasked', reason: said }
  }
  const { vulnerabilities, metadata } = report.data
  const advisories = Object.entries(vulnerabilities).map(([name, { severity, range, via }]) => ({
    ...{ name, severity, range },
    titles: via.flatMap((one) => (typeof one === 'string' ? [] : [one.title])),
  }))
  return advisories.length > 0
    ? { kind: 'open', advisories }
    : { kind: 'clean', packages: metadata.dependencies.total }
}
