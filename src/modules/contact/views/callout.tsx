import { RichText } from '@/features/rich-text/rich-text'
import { ButtonLink } from '@/ui/button/button-link'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import styles from './callout.module.css'

/** A question in large type and one button that answers it. */
export function ContactCallout({ module }: ModuleProps) {
  const { background, description, link, title } = module
  const isDark = background.kind === 'color' && ['enamel', 'ink'].includes(background.surface)
  return (
    <ModuleFrame hasHead={false} module={module}>
      <div className={styles.callout}>
        <div>
          <h2 className={styles.question}>{title}</h2>
          {description && (
            <div className={styles.text}>
              <RichText value={description} />
            </div>
          )}
        </div>
        {link && (
          <div className={styles.action} data-on-dark={isDark || undefined}>
            <ButtonLink href={link.href} size="large">
              {link.label}
            </ButtonLink>
          </div>
        )}
      </div>
    </ModuleFrame>
  )
}
