'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { Button, toast, useRouteCache } from '@payloadcms/ui'
import {
  findMovedPlaces,
  menuMoves,
  moveInMenu,
  toMenuNodes,
  type MenuMove,
  type MenuPlace,
  type MenuTree,
} from '@/domain/menu/menu-order'
import type { Locale } from '@/domain/kernel/locales'
import { buildDeskRecordPath } from '@/domain/routes/desk'
import type { MenuPage } from '../../menu/menu-pages'
import { say } from '../say'
import styles from './menu-tree.module.css'
import { sendOrder } from './send-order'
import { menuTexts } from './texts'

const signs: Readonly<Record<MenuMove, string>> = { up: '↑', down: '↓', in: '→', out: '←' }

type Spot = { index: number; count: number; level: number }

function findSpot(tree: MenuTree, id: number, level = 1): Spot | null {
  const index = tree.findIndex((node) => node.id === id)
  if (index >= 0) return { index: index + 1, count: tree.length, level }
  for (const node of tree) {
    const found = findSpot(node.children, id, level + 1)
    if (found !== null) return found
  }
  return null
}

type LevelProps = {
  nodes: MenuTree
  names: ReadonlyMap<number, MenuPage>
  language: Locale
  onMove: (id: number, move: MenuMove) => void
}

function Level({ nodes, ...rest }: LevelProps) {
  const { names, language, onMove } = rest
  return (
    <ol className={styles.level}>
      {nodes.map(({ id, children }) => {
        const page = names.get(id)
        const name = page?.name ?? String(id)
        return (
          <li key={id}>
            <div className={styles.row}>
              <a className={styles.name} href={buildDeskRecordPath('pages', id)}>
                {name}
              </a>
              {page?.isInMenu === false && (
                <span className={styles.note}>{say(menuTexts.notInMenu, language)}</span>
              )}
              <span className={styles.moves}>
                {menuMoves.map((move) => (
                  <button
                    aria-label={say(menuTexts[move], language, { name })}
                    className={styles.move}
                    data-menu-move={`${id} ${move}`}
                    key={move}
                    onClick={() => onMove(id, move)}
                    type="button"
                  >
                    {signs[move]}
                  </button>
                ))}
              </span>
            </div>
            {children.length > 0 && <Level nodes={children} {...rest} />}
          </li>
        )
      })}
    </ol>
  )
}

/** Keeps the focus on the button that was pressed, wherever its page moved to. */
function useKeptFocus(tree: MenuTree) {
  const pressedRef = useRef<string | null>(null)
  const listRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (pressedRef.current === null) return
    listRef.current?.querySelector<HTMLElement>(`[data-menu-move="${pressedRef.current}"]`)?.focus()
    pressedRef.current = null
  }, [tree])
  return { listRef, pressedRef }
}

function useOrder(pages: readonly MenuPage[], language: Locale) {
  const [before, setBefore] = useState<readonly MenuPlace[]>(() =>
    pages.map(({ id, parentId, sort }) => ({ id, parentId, sort })),
  )
  const [tree, setTree] = useState(() => toMenuNodes(before))
  const [isBusy, setIsBusy] = useState(false)
  const { clearRouteCache } = useRouteCache()
  const moved = findMovedPlaces(tree, before)
  const save = async () => {
    setIsBusy(true)
    const answer = await sendOrder({ seen: before, moved })
    setIsBusy(false)
    if (answer.kind !== 'saved') return void toast.error(say(menuTexts[answer.kind], language))
    const places = new Map(moved.map((place) => [place.id, place]))
    setBefore(before.map((place) => places.get(place.id) ?? place))
    const names = answer.waiting.join(', ')
    if (names === '') toast.success(say(menuTexts.saved, language))
    else toast.warning(say(menuTexts.waiting, language, { names }))
    clearRouteCache()
  }
  return {
    tree,
    setTree,
    isBusy,
    save,
    hasMoved: moved.length > 0,
    undo: () => setTree(toMenuNodes(before)),
  }
}

/** The pages of the menu with buttons that move them; nothing is kept before it is saved. */
export function MenuArranger({
  pages,
  language,
}: {
  pages: readonly MenuPage[]
  language: Locale
}) {
  const id = useId()
  const order = useOrder(pages, language)
  const [said, setSaid] = useState('')
  const { listRef, pressedRef } = useKeptFocus(order.tree)
  const names = new Map(pages.map((page) => [page.id, page]))
  const move = (page: number, step: MenuMove) => {
    const next = moveInMenu(order.tree, page, step)
    pressedRef.current = `${page} ${step}`
    order.setTree(next)
    const spot = findSpot(next, page)
    const name = names.get(page)?.name ?? ''
    if (spot !== null) setSaid(say(menuTexts.moved, language, { name, ...spot }))
  }
  return (
    <section aria-labelledby={id} className={`field-type ${styles.menu}`}>
      <h2 className={styles.title} id={id}>
        {say(menuTexts.title, language)}
      </h2>
      <p className={styles.help}>{say(menuTexts.help, language)}</p>
      {pages.length === 0 && <p>{say(menuTexts.empty, language)}</p>}
      <div ref={listRef}>
        <Level language={language} names={names} nodes={order.tree} onMove={move} />
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      <div className={styles.deeds}>
        <Button
          disabled={order.isBusy || !order.hasMoved}
          margin={false}
          onClick={() => void order.save()}
          size="medium"
        >
          {say(menuTexts.save, language)}
        </Button>
        <Button
          buttonStyle="secondary"
          disabled={order.isBusy || !order.hasMoved}
          margin={false}
          onClick={order.undo}
          size="medium"
        >
          {say(menuTexts.undo, language)}
        </Button>
      </div>
    </section>
  )
}
