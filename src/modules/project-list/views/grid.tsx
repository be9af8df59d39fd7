import { resolveItemLimits } from '@/domain/grid/placement'
import { ProjectCard } from '@/features/projects/project-card'
import { EmptyModule } from '../../_kit/empty-module'
import { ItemGrid } from '../../_kit/item-grid'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findModuleProjects } from '../module-projects'

/** Projects as cards side by side. */
export async function ProjectGrid(props: ModuleProps) {
  const { module, locale } = props
  const cards = await findModuleProjects(props)
  if (cards.length === 0) return <EmptyModule {...props} />
  return (
    <ModuleFrame module={module}>
      <ItemGrid perRow={resolveItemLimits('list', module).itemsPerRow}>
        {cards.map((card) => (
          <ProjectCard card={card} key={card.publicId} locale={locale} />
        ))}
      </ItemGrid>
    </ModuleFrame>
  )
}
