import { isIP } from 'node:net'

/** The header in which the address of the client travels from the socket to the routes. */
export const clientAddressHeader = 'x-forwarded-for'

/**
 * The address that a request came from, out of the forwarding header and the socket. Each proxy
 * appends the address it was asked from, so that only as many entries, counted from the right, can
 * be believed as proxies stand in front; the rest is whatever the client wrote. What is no address
 * gives way to the next hop on its right, which is nearer to the site.
 *
 * @param forwarded the header as it came in
 * @param socket the other end of the connection: the client or the nearest proxy
 * @param trustedProxies how many proxies stand in front of the site; 0 disregards the header
 * @returns `null` when the socket is gone and nothing else can be believed
 */
export function findClientAddress(
  forwarded: string | undefined,
  socket: string | undefined,
  trustedProxies: number,
): string | null {
  const hops = [...(forwarded?.split(',') ?? []), socket ?? '']
  const believed = hops.slice(-1 - trustedProxies).map(toAddress)
  return believed.find((address) => address !== null) ?? null
}

/** The address of a hop, without the port, the brackets and the zone that some add. */
function toAddress(hop: string): string | null {
  const text = hop.trim()
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  // Behind "%" stands the card of a machine, which is no part of the address and can be any text.
  const [address = ''] = bare.split('%', 1)
  return isIP(address) === 0 ? null : address.toLowerCase()
}

/**
 * The network address a request came from, for counting; the header holds the one address that
 * the server has settled. One household or company has a whole IPv6 network, so that half of it
 * is kept.
 */
export function clientAddress(headers: Headers): string {
  const address = toAddress(headers.get(clientAddressHeader) ?? '')
  if (address === null) return 'unknown'
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/.exec(address)?.[1]
  return mapped ?? (address.includes(':') ? toNetwork(address) : address)
}

/** The first 64 bits of an IPv6 address, which a provider hands out as one. */
function toNetwork(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const spelt = (parts: readonly string[]) => parts.map((part) => part.replace(/^0+(?=.)/, ''))
  if (tail === undefined) return spelt(groups.slice(0, 4)).join(':')
  const rest = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
  return spelt([...groups, ...zeros, ...rest].slice(0, 4)).join(':')
}
