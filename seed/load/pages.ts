import { locales } from '@/domain/kernel/locales'
import type { SeedData } from '../schema/seed-data'
import { createHrefWriter, toHrefs } from './addresses'
import { idOf, idOrNull, type SeedContext } from './context'
import { toRichText } from './rich-text'
import type { StoredRecord } from './stored'
import { writeRecords } from './write-record'

/** Pages, each after the one that it stands under, and the address table. */
export async function loadPages(context: SeedContext): Promise<void> {
  const { data, ids, report } = context
  let written = 0
  for (const page of inTreeOrder(data.pages)) {
    const [id] = await writeRecords(context, {
      slug: 'pages',
      naturalKey: 'path',
      ids: ids.pages,
      records: [
        {
          name: page.path,
          naturalKey: page.path,
          isDraft: page.status === 'draft',
          data: toPage(page, context),
        },
      ],
    })
    if (id !== undefined) written += 1
  }
  const routes = await loadRoutes(context)
  report(`${written} pages, ${routes} addresses`)
}

/** A page never comes before its parent. */
function inTreeOrder(pages: SeedData['pages']): SeedData['pages'] {
  const depthOf = (page: SeedData['pages'][number]): number => {
    const parent = pages.find(({ path }) => path === page.parent)
    return parent === undefined ? 0 : 1 + depthOf(parent)
  }
  return pages.toSorted((one, other) => depthOf(one) - depthOf(other))
}

function toPage(page: SeedData['pages'][number], { ids, data }: SeedContext): StoredRecord {
  const { parent, preset, redirectTo, body, sideImage, banner, placements, ...facts } = page
  const writeHref = createHrefWriter(data.routes)
  return {
    ...facts,
    fixedPath: true,
    isPublic: true,
    visibleIn: [...locales],
    parent: idOrNull(ids.pages, parent),
    preset: idOrNull(ids.presets, preset),
    redirectUrl: redirectTo && toHrefs(redirectTo, writeHref),
    body: body && toRichText(body, writeHref),
    sideImage: idOrNull(ids.media, sideImage),
    banner: {
      banner: idOrNull(ids.banners, banner?.banner),
      useDefault: true,
      showTitle: banner?.showTitle ?? true,
    },
    breadcrumb: { name: page.navLabel ?? page.title, isPublic: true },
    placements: placements?.map(({ module, ...placement }) => ({
      ...placement,
      module: idOf(ids.modules, module),
    })),
  }
}

async function loadRoutes(context: SeedContext): Promise<number> {
  const { data, ids } = context
  const written = await writeRecords(context, {
    slug: 'routes',
    naturalKey: 'originalPath',
    ids: new Map(),
    records: data.routes.map(({ target, ...route }) => ({
      name: route.originalPath,
      naturalKey: route.originalPath,
      data: {
        ...route,
        target:
          target === 'article'
            ? { relationTo: 'articles', value: idOf(ids.articles, route.originalPath) }
            : { relationTo: 'pages', value: idOf(ids.pages, route.originalPath) },
      },
    })),
  })
  return written.length
}
