import { ProjectCard } from '@/features/projects/project-card'
import { EmptyModule } from '../../_kit/empty-module'
import { ItemGrid } from '../../_kit/item-grid'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findModuleProjects } from '../module-projects'

/** Projects one below the other, each over the whole width. */
export async function ProjectRows(props: ModuleProps) {
  const { module, locale } = props
  const cards = await findModuleProjects(props)
  if (cards.length === 0) return <EmptyModule {...props} />
  return (
    <ModuleFrame module={module}>
      <ItemGrid perRow={1}>
        {cards.map((card) => (
          <ProjectCard card={card} key={card.publicId} locale={locale} />
        ))}
      </ItemGrid>
    </ModuleFrame>
  )
}
