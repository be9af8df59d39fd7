import type { CSSProperties } from 'react'
import { resolveItemLimits } from '@/domain/grid/placement'
import { Link } from '@/ui/link/link'
import { EmptyModule } from '../../_kit/empty-module'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findRelatedArticles } from '../../_kit/related-articles'
import { toPoints } from '../to-points'
import styles from './usp.module.css'

type UspPoint = { key: string; title: string; text: string; href: string | null }

/** Strong points or services, from articles or from the headings of its own text: ruled columns of a title and one sentence, without icons. */
export async function UspView({ module, locale, namesHidden }: ModuleProps) {
  const articles = await findRelatedArticles(module, locale)
  const own = articles.length === 0 ? toPoints(module.description) : []
  const points: UspPoint[] = [
    ...articles.map(({ id, href, intro, title }) => ({
      key: String(id),
      href,
      text: intro,
      title,
    })),
    ...own.map((point) => ({ ...point, key: point.title, href: null })),
  ]
  if (points.length === 0) return <EmptyModule module={module} namesHidden={namesHidden} />
  const { itemsPerRow } = resolveItemLimits('list', module)
  // Headings of the text that became columns are not said a second time above them.
  const framed = own.length > 0 ? { ...module, description: null } : module
  return (
    <ModuleFrame module={framed}>
      <ul className={styles.columns} style={{ '--per-row': itemsPerRow } as CSSProperties}>
        {points.map(({ key, href, text, title }) => (
          <li className={styles.column} key={key}>
            <h3 className={styles.title}>
              {href ? (
                <Link className={styles.link} href={href} look="bare">
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </ModuleFrame>
  )
}
