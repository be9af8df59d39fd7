import { formatCityLine, formatStreetLine } from '@/domain/formats/address'
import { toLocale } from '@/domain/kernel/locales'
import type { OfferContent } from '@/domain/offers/offer-content'
import { isAddressPublic } from '@/domain/places/location'
import { localizedPlaceName } from '@/domain/places/place-name'
import type { PayloadRequest } from 'payload'
import { toNestedRequest } from '../../hooks/nested-request'
import { createRedactor } from '../../read-model/redact-street'

/**
 * The home that an offer is about, as the visitor saw it: a hidden street is neither in the address
 * nor in the title.
 *
 * @param req its language is that of the offer
 * @throws NotFound when the record is gone
 */
export async function describeProperty(
  req: PayloadRequest,
  id: number,
): Promise<OfferContent['property']> {
  const locale = toLocale(req.locale ?? '')
  const property = await req.payload.findByID({
    collection: 'properties',
    id,
    depth: 1,
    req: toNestedRequest(req, locale),
    select: {
      publicId: true,
      recordFile: true,
      title: true,
      mainType: true,
      zip: true,
      city: true,
      street: true,
      houseNumber: true,
      boxNr: true,
      publishAddress: true,
      isDiscreet: true,
    },
  })
  const { mainType, zip, city, street, houseNumber, boxNr } = property
  const redact = createRedactor({
    publishAddress: property.publishAddress ?? false,
    isDiscreet: property.isDiscreet ?? false,
    street: street ?? null,
  })
  const streetLine = isAddressPublic(property)
    ? formatStreetLine(
        { street: street ?? null, houseNumber: houseNumber ?? null, boxNr: boxNr ?? null },
        locale,
      )
    : null
  const cityLine = formatCityLine({
    zip: zip ?? '',
    city: localizedPlaceName(city ?? '', locale),
  })
  const typeName = typeof mainType === 'object' && mainType !== null ? mainType.name : ''
  return {
    publicId: property.publicId ?? 0,
    reference: property.recordFile,
    title: redact(property.title ?? null) || typeName || '',
    address: [streetLine, cityLine].filter(Boolean).join(', '),
  }
}
