import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import { phone } from './phone'

/** Bytes; scripts as gzip packs each, the page as it was sent to a browser. */
export type PageWeight = {
  /** Scripts that the page itself asks for. */
  scripts: number
  /** Scripts that came when a part was seen; nothing was touched. */
  later: number
  html: number
  requests: number
  /** Addresses of other servers that were asked for something. */
  outside: string[]
}

const toPath = (url: string) => new URL(url).pathname

/** Scripts that the text of a page names, but for those that only browsers of long ago take. */
export function listScripts(html: string): string[] {
  const tags = [
    ...html.matchAll(/<script\b[^>]*>/g),
    ...html.matchAll(/<link\b[^>]*\bas="script"[^>]*>/g),
  ]
  const names = tags.flatMap(([tag]) => {
    const [, address = ''] = /(?:src|href)="([^"]+)"/.exec(tag) ?? []
    return address === '' || /\bnomodule\b/i.test(tag) ? [] : [toPath(`http://site${address}`)]
  })
  return [...new Set(names)]
}

/** Opens a page as a visitor on a telephone does for the first time, and touches nothing. */
export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const { origin } = new URL(address)
  const context = await browser.newContext({ viewport: phone, isMobile: true })
  try {
    const page = await context.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    const document = await page.goto(address, { waitUntil: 'networkidle' })
    if (document?.status() !== 200) throw new Error(`${address} answers ${document?.status()}`)
    const first = new Set(listScripts(await document.text()))
    const weight = { scripts: 0, later: 0 }
    for (const response of responses) {
      if (response.request().resourceType() !== 'script') continue
      const bytes = gzipSync(await response.body()).byteLength
      weight[first.has(toPath(response.url())) ? 'scripts' : 'later'] += bytes
    }
    const sizes = await document.request().sizes()
    const asked = responses.map((response) => response.url())
    return {
      ...weight,
      html: sizes.responseBodySize,
      requests: asked.length,
      outside: asked.filter((url) => /^https?:/.test(url) && new URL(url).origin !== origin),
    }
  } finally {
    await context.close()
  }
}
