import { describe, expect, it } from 'vitest'
import { anyText, fuzz } from '../../../tests/fuzz/cases'
import { parseVideoLink } from '../media/video-link'
import { vendors } from './vendors'

const hosts = vendors
  .flatMap(({ origins }) => origins.frame ?? [])
  .map((origin) => origin.replace('https://', ''))

function isPlayer(address: string): boolean {
  const { hostname } = new URL(address)
  return hosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === hostname,
  )
}

describe('a link to a film', () => {
  it('is a file, or a player that the policy of pages lets through', () => {
    const parts = ['https://', 'youtu.be/', 'www.youtube.com/watch?v=', 'abcdefghijk', 'vimeo.com/']
    const more = ['12345', 'my.matterport.com/show/?m=', 'tvl.be', '/', '@', 'evil.be', '.mp4', '#']
    fuzz(anyText(6, [...parts, ...more]), (text) => {
      const link = parseVideoLink(text)
      if (link !== null && link.kind !== 'file') expect(isPlayer(link.embedUrl)).toBe(true)
      if (link?.kind === 'file') expect(link.embedUrl).toMatch(/^(?:https:\/\/|\/(?!\/))/)
    })
  })
})
