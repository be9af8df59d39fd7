import type { Page } from '@playwright/test'

/**
 * What is wrong with the frame of a page, which axe at level AA lets pass: title, one first heading,
 * no level left out, the landmarks and the way past the menu.
 */
export async function findSkeletonFaults(page: Page, locale: string): Promise<string[]> {
  const landmarks = ['banner', 'main', 'contentinfo'] as const
  const counts = await Promise.all(landmarks.map((role) => page.getByRole(role).count()))
  const wrong = landmarks.flatMap((role, index) =>
    counts[index] === 1 ? [] : [`${counts[index]} × ${role}`],
  )
  const others = await page.evaluate((language) => {
    const faults: string[] = []
    if (document.documentElement.lang !== language)
      faults.push(`language ${document.documentElement.lang}`)
    if (document.title.trim().length < 4) faults.push(`title “${document.title}”`)
    const titles = document.querySelectorAll('h1').length
    if (titles !== 1) faults.push(`${titles} × h1`)
    const first = document.querySelector<HTMLAnchorElement>('a[href]')
    if (first?.hash !== `#${document.querySelector('main')?.id}`)
      faults.push(`the first link leads to ${first?.href}`)
    let level = 0
    for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
      if (!heading.checkVisibility()) continue
      const next = Number(heading.tagName.slice(1))
      if (level > 0 && next > level + 1)
        faults.push(`h${next} after h${level}: ${heading.textContent?.trim().slice(0, 60)}`)
      level = next
    }
    const unnamed = [...document.querySelectorAll('nav')].filter(
      (nav) => !nav.hasAttribute('aria-label') && !nav.hasAttribute('aria-labelledby'),
    )
    if (unnamed.length > 0) faults.push(`${unnamed.length} navigations without a name`)
    return faults
  }, locale)
  return [...wrong, ...others]
}
