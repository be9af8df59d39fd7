import { BlockList, isIP } from 'node:net'

/** Ranges of IPv4 that lead to no stranger's server (RFC 6890 and its registry). */
const closed4: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

const closed = new BlockList()
for (const [address, bits] of closed4) closed.addSubnet(address, bits, 'ipv4')

/** Of IPv6 only global unicast leads outside (RFC 4291), and not all of that does. */
const outside6 = new BlockList()
outside6.addSubnet('2000::', 3, 'ipv6')

const closed6 = new BlockList()
// Teredo and 6to4 hold an address of IPv4 that nobody has checked; the last two are for documents.
for (const [address, bits] of [
  ['2001::', 23],
  ['2002::', 16],
  ['2001:db8::', 32],
  ['3fff::', 20],
] as const) {
  closed6.addSubnet(address, bits, 'ipv6')
}

/**
 * Whether an address is that of a server on the public internet: not this machine, not its network,
 * and not the services that a hosting provider answers on addresses of its own.
 *
 * @param address IPv4 or IPv6 as text; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  if (version !== 6) return false
  return outside6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}
