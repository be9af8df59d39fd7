import { describe, expect, it } from 'vitest'
import { anyQuery, anyText, fuzz } from '../../../tests/fuzz/cases'
import { formatImageRequest, imageWidths, parseImageRequest } from './image-size'
import { parseVideoLink } from './video-link'

describe('a size of a picture', () => {
  it('is one of the list, and read as it is written', () => {
    const values = anyText(2, ['60', '1360', '714', '75', 'webp', 'png', '0', '1e3'])
    fuzz(anyQuery(['width', 'height', 'format'], values), (query) => {
      const read = parseImageRequest(query)
      if (read.ok) {
        const { width } = read.value
        expect(width === null || imageWidths.includes(width)).toBe(true)
        expect(parseImageRequest(new URLSearchParams(formatImageRequest(read.value)))).toEqual(read)
      }
    })
  })
})

describe('a link to a film', () => {
  const players = [
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}$/,
    /^https:\/\/player\.vimeo\.com\/video\/\d+\?/,
    /^https:\/\/www\.facebook\.com\/plugins\/video\.php\?/,
    /^https:\/\/(?:[^/@:?#]*\.)?(?:matterport\.com|tvl\.be|yisual\.com)\//,
  ]

  it('is played by a service that is known, or is a file behind https or of the site', () => {
    const parts = ['https://', '//', 'youtu.be/', 'www.youtube.com', '/watch?v=', 'dQw4w9WgXcQ']
    const more = [
      'vimeo.com/',
      '12345',
      'matterport.com',
      'evil',
      '@',
      ':',
      '.mp4',
      '/a',
      '.tvl.be',
    ]
    fuzz(anyText(8, [...parts, ...more, 'facebook.com/x/videos/', 'fb.watch/', '\\']), (raw) => {
      const link = parseVideoLink(raw)
      if (link === null) return
      const isKnown = players.some((player) => player.test(link.embedUrl))
      const isFile = link.kind === 'file' && /^(?:https:\/\/|\/(?!\/))/.test(link.embedUrl)
      expect([raw, link.embedUrl, isKnown || isFile]).toEqual([raw, link.embedUrl, true])
      const url = new URL(link.embedUrl, 'https://own.invalid')
      expect([url.protocol, url.username, url.password]).toEqual(['https:', '', ''])
    })
  })
})
