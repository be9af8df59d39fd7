import { getTranslation } from '@payloadcms/translations'
import type { TextFieldSingleValidation } from 'payload'
import { describe, expect, it } from 'vitest'
import { Tracking } from './tracking'

function findField(name: string) {
  const field = Tracking.fields.find((one) => 'name' in one && one.name === name)
  if (field?.type !== 'text') throw new Error(`No text field ${name}`)
  return field
}

const i18n = { language: 'nl', fallbackLanguage: 'nl', t: (key: string) => key }

function check(name: string, value: string) {
  const validate = findField(name).validate as TextFieldSingleValidation
  const req = { i18n, t: i18n.t, payload: { config: {} } }
  return validate(value, { req, required: false } as never)
}

const cases = [
  ['analyticsId', 'Google Analytics', 'G-AB12CD34EF', 'UA-123456-1', 'G-'],
  ['adsId', 'Google Ads', 'AW-123456789', '123-456-7890', 'AW-'],
  ['tagManagerId', 'Google Tag Manager', 'GTM-AB12CD3', 'G-AB12CD34EF', 'GTM-'],
  ['socialPixelId', 'Meta', '123456789012345', 'AW-123456789', 'cijfers'],
] as const

describe('the identifiers of measuring services', () => {
  it.each(cases)('%s names its supplier and its shape', (name, supplier, example) => {
    const { description } = findField(name).admin ?? {}
    const said = getTranslation(description as Record<string, string>, i18n as never)
    expect(said).toContain(supplier)
    expect(said).toContain(example)
  })

  it.each(cases)('%s takes its own shape and names it to another', async (...given) => {
    const [name, , example, other, expected] = given
    expect(await check(name, example)).toBe(true)
    expect(await check(name, '')).toBe(true)
    const refusal = await check(name, other)
    expect(refusal).toContain(`"${other}"`)
    expect(refusal).toContain(expected)
  })
})
