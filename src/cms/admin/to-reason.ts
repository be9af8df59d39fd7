/**
 * The sentence with which the desk's server refused something, in the language of the desk. Null where
 * the body has none, and for a fault of the server, whose words say nothing to an editor.
 *
 * @param body of the answer, as it was parsed
 */
export function toReason(status: number, body: unknown): string | null {
  if (status >= 500) return null
  const errors: unknown = Reflect.get(Object(body), 'errors')
  const [first] = [errors].flat()
  const message: unknown = Reflect.get(Object(first), 'message')
  return typeof message === 'string' && message !== '' ? message : null
}
