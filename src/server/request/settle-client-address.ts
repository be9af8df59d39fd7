import type { IncomingMessage } from 'node:http'
import { clientAddressHeader, findClientAddress } from '../rate-limit/client-address'
import { onRequestStart } from './request-start'

/**
 * Puts the true address of the client into the forwarding header of every request that reaches
 * this process. The framework writes the address of the connection only where the header is
 * missing, and routes never see the connection, so that without this anybody could name any
 * address, and with another one each time never meet a limit.
 *
 * @param trustedProxies how many proxies stand in front of the site
 */
export function settleClientAddresses(trustedProxies: number): void {
  onRequestStart((request) => settle(request, trustedProxies))
}

function settle({ headers, socket }: IncomingMessage, trustedProxies: number): void {
  const given = headers[clientAddressHeader]
  const forwarded = Array.isArray(given) ? given.join(',') : given
  const address = findClientAddress(forwarded, socket.remoteAddress, trustedProxies)
  headers[clientAddressHeader] = address ?? 'unknown'
}
