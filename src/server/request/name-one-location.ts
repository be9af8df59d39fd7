import { onRequestStart } from './request-start'

/**
 * Has every redirect name one address. The framework writes the header while it makes a page and
 * adds it again from what it keeps, and a client that joins both goes nowhere.
 */
export function nameOneLocation(): void {
  onRequestStart((_request, response) => {
    const { appendHeader } = response
    response.appendHeader = (name, value) =>
      name.toLowerCase() === 'location'
        ? response.setHeader(name, value)
        : Reflect.apply(appendHeader, response, [name, value])
  })
}
