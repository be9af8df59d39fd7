'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { localeCookie, localeStorageKey } from '@/domain/routes/locale-memory'
import { forgetTyped } from '@/ui/has-typed'
import { isPressedAgain } from '@/ui/use-early-press'
import { markAlive } from '@/ui/use-has-script'
import { withStorage } from '@/ui/with-storage'

const scrolledAfterPx = 30
const throttleMs = 100
const yearSeconds = 31_536_000

/** Runs at once, then at most once per interval, and a last time when the stream of calls ends. */
function throttle(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  return () => {
    if (timer !== undefined) {
      isWaiting = true
      return
    }
    run()
    timer = setTimeout(() => {
      timer = undefined
      if (isWaiting) run()
      isWaiting = false
    }, throttleMs)
  }
}

function markScroll() {
  const { dataset } = document.documentElement
  if (window.scrollY > scrolledAfterPx) dataset.scrolled = ''
  else delete dataset.scrolled
}

function closeMenus(except: Element | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(
    'details[data-closes-outside]',
  )) {
    if (except === null || !menu.contains(except)) menu.open = false
  }
}

/** Browsers without declarative dialogs get the same by script. */
function openDialogOf(target: Element) {
  const button = target.closest<HTMLButtonElement>('button[data-opens]')
  if (!button || 'command' in HTMLButtonElement.prototype) return
  const dialog = document.getElementById(button.dataset.opens ?? '')
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/** The choice of a language is kept, so that an address without one opens in it next time. */
function rememberLanguage(target: Element) {
  const language = target.closest<HTMLAnchorElement>('a[data-language]')?.dataset.language
  if (!language) return
  document.cookie = `${localeCookie}=${language};path=/;max-age=${yearSeconds};samesite=lax`
  // Where the browser keeps nothing else, the cookie is enough.
  withStorage('local', (storage) => storage.setItem(localeStorageKey, language), undefined)
}

function onClick(press: MouseEvent) {
  const { target } = press
  if (!(target instanceof Element)) return
  // A press from before the script says nothing about a menu that was opened after it.
  if (!isPressedAgain(press)) closeMenus(target)
  openDialogOf(target)
  rememberLanguage(target)
}

function onKeyDown({ key }: KeyboardEvent) {
  if (key !== 'Escape') return
  const open = document.querySelector<HTMLDetailsElement>('details[data-closes-outside][open]')
  closeMenus(null)
  open?.querySelector('summary')?.focus()
}

/** A part of a strip that takes the focus by key is shown whole; a sliver of it says nothing. */
function onFocusIn({ target }: FocusEvent) {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  target.closest('[data-strip] > li')?.scrollIntoView({ block: 'nearest', inline: 'start' })
}

/** The page that was shown last; each brings a shell of its own. */
let shownAt: string | null = null

/** What the shell does beyond links: the header on scroll, menus that close, a language kept. */
export function ShellBehaviour() {
  const pathname = usePathname()

  useEffect(() => {
    markAlive()
    const onScroll = throttle(markScroll)
    markScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocusIn)
    return () => {
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocusIn)
    }
  }, [])

  useEffect(() => {
    // Menus and dialogs work before this script has come: what the visitor opened by then is left.
    const isFirst = shownAt === null
    if (shownAt === pathname) return
    shownAt = pathname
    if (isFirst) return
    forgetTyped()
    closeMenus(null)
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
      dialog.close()
  }, [pathname])

  return null
}
