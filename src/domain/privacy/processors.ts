/** What a service does for the agency with the data of others. */
export const processorTasks = ['server', 'database', 'files', 'mail', 'scanner', 'traces'] as const
export type ProcessorTask = (typeof processorTasks)[number]

/** A processor in the sense of the GDPR (art. 4, 8), of which the visitor is told (art. 13 §1 e). */
export type Processor = {
  task: ProcessorTask
  /** The domain of its firm, such as `mailgun.org`; null for whoever runs the server itself. */
  domain: string | null
}

/** Where each service is reached, as the settings of the site say: addresses with a host, several of some. */
export type ServiceAddresses = Readonly<
  Partial<Record<Exclude<ProcessorTask, 'server'>, readonly (string | undefined)[]>>
>

const ownNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/

/** Below which countries give out names, as in `example.co.uk`. */
const countryParts = /^(?:ac|co|com|edu|gob|gov|ne|net|or|org)$/

/**
 * The domain of the firm behind a host, without the name of the machine, which is nobody's business; null
 * for a machine of the agency's own network, which belongs to whoever runs the server.
 */
function toDomain(address: string, isPublic: (ip: string) => boolean): string | null {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '').toLowerCase()
  if (host.includes(':') || /^[\d.]+$/.test(host)) return isPublic(host) ? host : null
  if (!host.includes('.') || ownNames.test(host)) return null
  const labels = host.split('.')
  return labels.slice(countryParts.test(labels.at(-2) ?? '') ? -3 : -2).join('.')
}

/**
 * Who handles the data of visitors for the agency: whoever runs the server, and each service elsewhere
 * that the settings name, once for a task.
 *
 * @param isPublic whether a numbered address (IPv4 or IPv6) lies outside every network of one's own
 * @throws TypeError where an address is none
 */
export function listProcessors(
  addresses: ServiceAddresses,
  isPublic: (ip: string) => boolean,
): Processor[] {
  return processorTasks.flatMap<Processor>((task) => {
    if (task === 'server') return [{ task, domain: null }]
    const domains = (addresses[task] ?? []).flatMap((address) =>
      address === undefined ? [] : (toDomain(address, isPublic) ?? []),
    )
    return [...new Set(domains)].map((domain) => ({ task, domain }))
  })
}
