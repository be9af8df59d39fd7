import { describe, expect, it } from 'vitest'
import { listingFormats } from '../listings/listing-formats'
import { buildListingExportPath, parseListingExportName } from './listing-exports'

const key = 'a'.repeat(43)

describe('the address of a partner’s listings', () => {
  it.each(listingFormats)('is read as it was built: %s', (format) => {
    const name = buildListingExportPath(key, format).split('/').at(-1) ?? ''
    const extension = name.slice(key.length + 1)
    expect(parseListingExportName(name)).toEqual({ key, extension })
  })

  it.each(['', `${key}`, `${key}.exe`, `${key}b.xml`, `../${key}.xml`, `${key}.xml/`])(
    'is no other name: "%s"',
    (name) => {
      expect(parseListingExportName(name)).toBeNull()
    },
  )
})
