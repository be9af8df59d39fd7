'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect } from 'react'
import { findTab, readFieldOfHash } from './find-tab'
import { openField } from './open-field'

/** Leads to a field of the form that is open, whatever tab it stands in. */
export function useOpenField(): (name: string) => () => void {
  const { getEntityConfig } = useConfig()
  const { collectionSlug } = useDocumentInfo()
  return useCallback(
    (name) => {
      const config = collectionSlug ? getEntityConfig({ collectionSlug }) : null
      return openField(name, config ? findTab(config.fields, name) : null)
    },
    [getEntityConfig, collectionSlug],
  )
}

/** Opens the field that the address points to: a link to it would else end above a closed tab. */
export function OpenFieldOfAddress() {
  const open = useOpenField()
  useEffect(() => {
    let stop: () => void = () => {}
    const look = () => {
      const name = readFieldOfHash(window.location.hash)
      if (name === null) return
      stop()
      stop = open(name)
    }
    look()
    window.addEventListener('hashchange', look)
    return () => {
      stop()
      window.removeEventListener('hashchange', look)
    }
  }, [open])
  return null
}
