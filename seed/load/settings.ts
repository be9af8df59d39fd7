import { createHrefWriter, toHrefs } from './addresses'
import type { SeedContext } from './context'
import { toRichText } from './rich-text'
import { writeGlobal, writeRecords } from './write-record'

/** Globals, redirects and the texts that the agency words differently. */
export async function loadSettings(context: SeedContext): Promise<void> {
  const { data, report } = context
  const { globals } = data
  const resetContent = context.resetContent || context.resetSettings === true
  const settings = { ...context, resetContent }
  const writeHref = createHrefWriter(data.routes)
  const toLink = <Item extends { to: Parameters<typeof toHrefs>[0] }>({ to, ...item }: Item) => ({
    ...item,
    href: toHrefs(to, writeHref),
  })
  await writeGlobal(settings, 'languages', globals.languages)
  await writeGlobal(settings, 'site', globals.site)
  await writeGlobal(settings, 'company', globals.company)
  await writeGlobal(settings, 'header', globals.header)
  await writeGlobal(settings, 'top-bar', {
    show: globals.topBar.show,
    left: globals.topBar.left.map(toLink),
    right: globals.topBar.right.map(toLink),
  })
  await writeGlobal(settings, 'menu', globals.menu)
  await writeGlobal(settings, 'banner-defaults', globals.bannerDefaults)
  await writeGlobal(settings, 'search-block', globals.searchBlock)
  await writeGlobal(settings, 'field-conditions', globals.fieldConditions)
  await writeGlobal(settings, 'footer', {
    copyright: globals.footer.copyright,
    columns: globals.footer.columns.map(({ fullText, links, ...column }) => ({
      ...column,
      fullText: fullText && toRichText(fullText, writeHref),
      links: links.map(toLink),
    })),
  })
  await writeRecords(context, {
    slug: 'redirects',
    naturalKey: 'from',
    ids: new Map(),
    records: data.redirects.map((redirect) => ({
      name: redirect.from,
      naturalKey: redirect.from,
      data: redirect,
    })),
  })
  await writeRecords(context, {
    slug: 'dictionary',
    naturalKey: 'key',
    ids: new Map(),
    records: data.dictionary.map((entry) => ({
      name: entry.key,
      naturalKey: entry.key,
      data: entry,
    })),
  })
  report('settings of the site')
}
