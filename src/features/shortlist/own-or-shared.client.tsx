'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { isSameList } from '@/domain/routes/home-ids'
import { formatShortlist } from '@/domain/routes/shortlist-address'
import { readSaved, subscribeToSaved } from '@/features/favourites/saved-homes'
import { useHasScript } from '@/ui/use-has-script'
import { OwnList, type OwnListProps } from './own-list.client'

type OwnOrSharedProps = OwnListProps & {
  /** Ids of the list that the address holds. */
  ids: readonly number[]
  /** The list as whoever it was shared with sees it. */
  children: ReactNode
}

/**
 * The list of an address: the visitor's own where it holds the same homes, as it does while these are
 * compared. That is decided when the page opens: neither a home that is removed nor a shared list that
 * is saved makes another page of it.
 */
export function OwnOrShared({ ids, children, ...own }: OwnOrSharedProps) {
  const isInBrowser = useHasScript()
  const [isOwn, setIsOwn] = useState<boolean | null>(null)
  if (isInBrowser && isOwn === null) setIsOwn(isSameList(readSaved(), ids))
  const { pathname, compared = [] } = own
  useEffect(() => {
    if (isOwn !== true) return undefined
    // The address follows the list, or loading it again would make it somebody else's.
    return subscribeToSaved(() => {
      const saved = readSaved()
      const compare = compared.filter((id) => saved.includes(id))
      const query = formatShortlist({ ids: [...saved], compare })
      window.history.replaceState(null, '', query === '' ? pathname : `${pathname}?${query}`)
    })
  }, [isOwn, pathname, compared])
  return isOwn === true ? <OwnList {...own} /> : children
}
