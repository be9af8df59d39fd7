import { onRequestStart } from './request-start'

/**
 * Has TRACE refused like every other method that nobody serves. The framework cannot even describe
 * such a request to its routes and fails with 500 before any of them is asked, so the method is
 * given a name that no route knows. Nothing is ever echoed.
 */
export function renameTrace(): void {
  onRequestStart((request) => {
    if (request.method === 'TRACE') request.method = 'UNSUPPORTED'
  })
}
