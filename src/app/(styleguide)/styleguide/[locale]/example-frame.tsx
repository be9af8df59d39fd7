import type { ReactNode } from 'react'
import { Heading } from '@/ui/heading/heading'
import styles from './example-frame.module.css'

/** Names an example; by its label the accessibility run tells which one failed. */
export function ExampleFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.frame} data-example={label}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  )
}

/** A group of examples: one component, one type of module, one form. */
export function ExampleGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <Heading level={2} size="m">
        {title}
      </Heading>
      {children}
    </section>
  )
}
