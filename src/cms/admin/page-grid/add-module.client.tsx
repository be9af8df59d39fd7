'use client'

import { useRef } from 'react'
import { Button, useDocumentDrawer, useListDrawer } from '@payloadcms/ui'
import { toRelationId } from '../../relation-id'
import { say } from '../say'
import styles from './page-grid.module.css'
import { gridTexts } from './texts'

/** A module that was chosen or made, to be put on the page. */
export type Added = { moduleId: number; name: string }

type AddModuleProps = {
  isReadOnly: boolean
  language: string
  onAdd: (added: Added) => void
  /** A module that was added is saved once more. */
  onChange: () => void
}

function OpenDrawer(props: { isReadOnly: boolean; onOpen: () => void; text: string }) {
  const { isReadOnly, onOpen, text } = props
  return (
    <Button
      buttonStyle="secondary"
      disabled={isReadOnly}
      margin={false}
      onClick={onOpen}
      size="medium"
    >
      {text}
    </Button>
  )
}

/** Adds a module that exists, which other pages may have as well. */
function AddFromList({ isReadOnly, language, onAdd }: AddModuleProps) {
  // A new one has a drawer of its own: that of a list closes with the first save, which comes by itself.
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['modules'],
  })
  return (
    <>
      <OpenDrawer isReadOnly={isReadOnly} onOpen={openDrawer} text={say(gridTexts.add, language)} />
      <ListDrawer
        allowCreate={false}
        onSelect={({ doc }) => {
          const moduleId = toRelationId(doc)
          if (moduleId === null) return
          onAdd({ moduleId, name: String(Reflect.get(doc, 'name') ?? '') })
          closeDrawer()
        }}
      />
    </>
  )
}

/**
 * Makes a new module in a drawer that stays until the editor closes it. It stands on the page from its
 * first save on, once, whatever is saved of it afterwards.
 */
function CreateModule({ isReadOnly, language, onAdd, onChange }: AddModuleProps) {
  const placed = useRef(new Set<number>())
  const [Drawer, , { openDrawer }] = useDocumentDrawer({ collectionSlug: 'modules' })
  return (
    <>
      <OpenDrawer
        isReadOnly={isReadOnly}
        onOpen={openDrawer}
        text={say(gridTexts.create, language)}
      />
      <Drawer
        onSave={({ doc }) => {
          const moduleId = toRelationId(doc)
          if (moduleId === null) return
          if (placed.current.has(moduleId)) return onChange()
          placed.current.add(moduleId)
          onAdd({ moduleId, name: String(Reflect.get(doc, 'name') ?? '') })
        }}
      />
    </>
  )
}

/** How a module comes onto the page: from the list, or new. */
export function AddModule(props: AddModuleProps) {
  return (
    <div className={styles.add}>
      <AddFromList {...props} />
      <CreateModule {...props} />
    </div>
  )
}
