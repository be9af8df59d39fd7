import { arrangeRows, gridColumns } from '@/domain/grid/placement'
import type { Locale } from '@/domain/kernel/locales'
import { isReachable, type ReachFacts } from '@/domain/routes/reach'
import { getReach } from '@/features/reach/reach-queries'
import { logError } from '@/server/log/log'
import type { Viewer } from '@/server/payload'
import { Container } from '@/ui/container/container'
import { Cell, Grid } from '@/ui/grid/grid'
import { moduleViews } from '../views'
import { EmptyModule } from './empty-module'
import { isHiddenNamed } from './hidden-named'
import { isLeftOut } from './left-out'
import { findModuleDrafts, findModules } from './module-queries'
import type { ModuleProps, ModuleView } from './module-view'
import styles from './page-modules.module.css'
import { UnknownBox } from './unknown-box'

type PageModulesProps = {
  pageId: number
  locale: Locale
  viewer: Viewer
  isPreview: boolean
  formToken: string | null
  pageHref: string
  query: URLSearchParams | null
}

/** One module; a type or view that does not exist is left out, and named to editors. */
function PlacedModule(props: ModuleProps) {
  const { module, namesHidden } = props
  if (isLeftOut(module)) return <EmptyModule {...props} why="emptyText" />
  const Draw = moduleViews[module.type][module.view]
  if (Draw) return <Draw {...props} />
  if (namesHidden) return <UnknownBox module={module} />
  logError('module with a view that its type does not have', 'view not found', {
    moduleId: module.id,
    type: module.type,
    view: module.view,
  })
  return null
}

function withPlacementId(module: ModuleView) {
  return { module, id: module.key, position: module.position, sort: module.sort }
}

/** A module that fills the width and has a background stretches over the page's margins. */
function isBand({ background, columns }: ModuleView): boolean {
  return background.kind !== 'none' && columns.lg === gridColumns
}

/** A button to a page that visitors do not see in this language goes, as in the menu. */
function keepLink(module: ModuleView, reach: ReachFacts): ModuleView {
  const { link } = module
  return link === null || isReachable(link.href, reach) ? module : { ...module, link: null }
}

/** The modules of a page in the grid of twelve columns, row by row. */
export async function PageModules(props: PageModulesProps) {
  const { pageId, locale, viewer, isPreview, formToken, pageHref, query } = props
  const [found, reach] = await Promise.all([
    isPreview ? findModuleDrafts(pageId, locale, viewer) : findModules(pageId, locale),
    getReach(locale),
  ])
  const linked = found.map((module) => keepLink(module, reach))
  // Gone with its place, so that no empty row stands for it.
  const namesHidden = isHiddenNamed(isPreview, viewer)
  const modules = namesHidden ? linked : linked.filter((module) => !isLeftOut(module))
  const shared = { locale, isPreview, namesHidden, formToken, pageHref, query }
  return arrangeRows(modules.map(withPlacementId)).map(({ position, placements }) => {
    const [only, ...others] = placements
    if (only && others.length === 0 && isBand(only.module)) {
      return <PlacedModule {...shared} key={position} module={only.module} />
    }
    return (
      <Container className={styles.row} key={position}>
        <Grid rows="wide">
          {placements.map(({ module }) => (
            <Cell cols={module.columns} key={module.key}>
              <PlacedModule {...shared} module={module} />
            </Cell>
          ))}
        </Grid>
      </Container>
    )
  })
}
