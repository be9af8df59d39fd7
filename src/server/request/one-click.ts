import { readText, type FormBody } from './read-body'

/** Whether a mail program unsubscribes its user by itself (RFC 8058, January 2017). */
export function isOneClick(body: FormBody): boolean {
  return readText(body, 'List-Unsubscribe') === 'One-Click'
}
