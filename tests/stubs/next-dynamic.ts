import { lazy, type ComponentType } from 'react'

/**
 * Stands in for `next/dynamic` outside the framework's build, in which that is the one of another
 * router and draws nothing on the server. The site's draws the part as soon as it is loaded.
 */
export default function dynamic<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}
