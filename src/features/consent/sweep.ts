import { isNameOf, listKeysOf } from '@/domain/consent/kept-keys'
import type { ChosenPurpose } from '@/domain/consent/purposes'
import { vendors } from '@/domain/consent/vendors'
import { withStorage } from '@/ui/with-storage'

type Place = 'cookie' | 'local' | 'session'

/** The host and the domains above it: services put their cookies as high as the browser lets them. */
function listDomains(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))
}

function expireCookies(patterns: readonly string[]): void {
  const names = document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '')
  const gone = names.filter((name) => patterns.some((pattern) => isNameOf(pattern, name)))
  const places = ['', ...listDomains(window.location.hostname).map((domain) => `;domain=${domain}`)]
  for (const name of gone) {
    for (const place of places) document.cookie = `${name}=;path=/;max-age=0${place}`
  }
}

function clearStorage(kind: 'local' | 'session', patterns: readonly string[]): void {
  const clear = (storage: Storage) => {
    const names = Object.keys(storage)
    for (const name of names) {
      if (patterns.some((pattern) => isNameOf(pattern, name))) storage.removeItem(name)
    }
  }
  withStorage(kind, clear, undefined)
}

/** Clears what this site and its services kept for purposes that are not among those given. */
export function sweep(given: readonly ChosenPurpose[]): void {
  const isAllowed = (purpose: string) => given.some((one) => one === purpose)
  const keys = [
    ...listKeysOf(isAllowed),
    ...vendors.filter(({ purpose }) => !isAllowed(purpose)).flatMap(({ keys: own }) => own),
  ]
  const of = (place: Place) => keys.filter((key) => key.place === place).map(({ name }) => name)
  expireCookies(of('cookie'))
  clearStorage('local', of('local'))
  clearStorage('session', of('session'))
}
