/**
 * Offers something in the device's own list of ways to share.
 *
 * @returns whether that list took it, or was closed by the visitor, which is no fault; false where there is
 *   none or it refused, so that another way is to be offered
 */
export async function shareByDevice(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(data)
    return true
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError'
  }
}

/**
 * Puts a text on the clipboard, which is missing on insecure addresses and refused by some settings.
 *
 * @returns whether it is there
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (cause) {
    if (cause instanceof DOMException || cause instanceof TypeError) return false
    throw cause
  }
}
