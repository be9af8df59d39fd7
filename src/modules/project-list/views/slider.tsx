import { ProjectCard } from '@/features/projects/project-card'
import { Strip } from '@/ui/strip/strip'
import { EmptyModule } from '../../_kit/empty-module'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findModuleProjects } from '../module-projects'

/** Projects on a strip that slides sideways. */
export async function ProjectSlider(props: ModuleProps) {
  const { module, locale } = props
  const cards = await findModuleProjects(props)
  if (cards.length === 0) return <EmptyModule {...props} />
  return (
    <ModuleFrame module={module}>
      <Strip
        items={cards.map((card) => ({
          id: String(card.publicId),
          node: <ProjectCard card={card} locale={locale} />,
        }))}
        label={module.title}
        perView="few"
      />
    </ModuleFrame>
  )
}
