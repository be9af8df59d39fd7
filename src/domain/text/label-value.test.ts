import { expect, it } from 'vitest'
import { labelValue } from './label-value'

it.each([
  ['fr', 'Numéro de certificat', 'Numéro de certificat\u00A0: 2024-1'],
  ['nl', 'Certificaatnummer', 'Certificaatnummer: 2024-1'],
] as const)('sets the colon as %s does', (locale, label, line) => {
  expect(labelValue(label, '2024-1', locale)).toBe(line)
})
