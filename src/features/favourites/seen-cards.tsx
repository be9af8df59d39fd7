import { Strip } from '@/ui/strip/strip'
import { HomeCard } from '@/features/home-card/home-card.client'
import type { HomeView } from '@/features/home-card/home-view'

const sizes = '(min-width: 1280px) 320px, (min-width: 768px) 33vw, 84vw'

/** Homes of this visit, beside each other. */
export function SeenCards({ homes, label }: { homes: readonly HomeView[]; label: string }) {
  const items = homes.map((home) => ({
    id: String(home.id),
    node: <HomeCard home={home} sizes={sizes} />,
  }))
  return <Strip items={items} label={label} perView="few" />
}
