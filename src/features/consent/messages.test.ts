import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { consentTextVersion } from '@/domain/consent/consent'
import { messages } from './messages'

/**
 * What was asked under which version. Where the sense of the texts has changed, raise
 * `consentTextVersion` and add its line; where a slip of the pen was mended, change the last line alone.
 */
const wordings: Readonly<Record<string, string>> = {
  '2026-11-26': 'oBgR_m_AgLZ6PPPt76GfyNV1PPrWFq15EUWoGALyUMY',
  // What a film's button allows for good is said in its words.
  '2026-11-28': '6KYKrclk0wshzHqQu-e55hJfhdRDgAL48VP7kgEwcCQ',
}

it('the question about cookies has the wording of its version', () => {
  const wording = createHash('sha256').update(JSON.stringify(messages)).digest('base64url')
  expect({ [consentTextVersion]: wording }).toEqual({
    [consentTextVersion]: wordings[consentTextVersion],
  })
})
