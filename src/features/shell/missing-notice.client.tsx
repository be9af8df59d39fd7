'use client'

import { useEffect } from 'react'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import styles from './missing-screen.module.css'

type MissingNoticeProps = { title: string; home: { href: string; text: string } }

const withoutFragment = (address: string) => address.split('#')[0]

/** Whether the browser loaded this very address; else a script led to it from another page. */
function isLoadedHere(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return withoutFragment(load?.name ?? location.href) === withoutFragment(location.href)
}

/**
 * What a script finds that leads to an address where nothing is. The browser then asks for the address
 * itself, and gets the page that the server sends in place of a missing one. That page is not drawn
 * here: what stands here is sent along with every page of the site.
 */
export function MissingNotice({ title, home }: MissingNoticeProps) {
  useEffect(() => {
    if (!isLoadedHere()) location.reload()
  }, [])
  return (
    <main id="content" tabIndex={-1}>
      <Container>
        <div className={styles.failed}>
          <h1>{title}</h1>
          <Link href={home.href} look="standalone">
            {home.text}
          </Link>
        </div>
      </Container>
    </main>
  )
}
