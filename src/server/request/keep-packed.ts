import { onRequestStart } from './request-start'

/** Header by which a route tells how the body it sends is packed, such as `gzip`. */
export const packedAsHeader = 'x-gevel-packed-as'

/**
 * Lets routes send bodies that are packed already. The framework (16.4) drops `Content-Encoding`
 * from what a route answers, because a body that it fetched elsewhere is unpacked by then; ours
 * would arrive as rubbish. So routes name it under another header, which becomes this one. To be
 * removed when routes may say it themselves.
 */
export function keepPacked(): void {
  onRequestStart((_request, response) => {
    const { setHeader } = response
    response.setHeader = (name, value) =>
      Reflect.apply(setHeader, response, [
        name.toLowerCase() === packedAsHeader ? 'Content-Encoding' : name,
        value,
      ])
  })
}
