import { homeKinds, type CountedDeed } from './visit-event'
import { parsePublicId } from '../routes/public-id'

/** Deeds that only the browser knows of: a page that opened without a request, a pressed heart. */
const beaconKinds = ['view', 'favourite'] as const

type BeaconDeed = CountedDeed & { kind: (typeof beaconKinds)[number] }

/** Beginning of the addresses to which the browser tells a deed. */
export const beaconsPath = '/api/visits/'

/** Builds the address that counts a deed: `/api/visits/view/property/1001/`. */
export function buildBeaconPath({ kind, homeKind, publicId }: BeaconDeed): string {
  return `${beaconsPath}${kind}/${homeKind}/${publicId}/`
}

/** Reads such an address; null for any other. */
export function parseBeaconPath(pathname: string): CountedDeed | null {
  const [, kindText, homeText, idText = ''] =
    /^\/api\/visits\/([a-z]+)\/([a-z]+)\/(\d+)\/?$/.exec(pathname) ?? []
  const kind = beaconKinds.find((one) => one === kindText)
  const homeKind = homeKinds.find((one) => one === homeText)
  const publicId = parsePublicId(idText)
  return kind && homeKind && publicId !== null ? { kind, homeKind, publicId } : null
}
