/** Hosts that stand for every address of a machine: one can listen there, and not ask there. */
const ownAddresses: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/**
 * The address at which a server can be asked from its own machine, whatever name visitors use.
 *
 * @param server.host the name or address that the server listens on
 */
export function toLocalUrl(path: string, server: { host: string; port: number }): string {
  const host = ownAddresses[server.host] ?? server.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${server.port}${path}`
}
