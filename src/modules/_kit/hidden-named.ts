import { isPreviewGuest } from '@/cms/access/or-preview'

/**
 * Whether a page says which of its modules visitors do not see, and why. The preview of staff does; the
 * client who was sent a link to it gets the page as visitors will, without the notes and names of the desk.
 */
export function isHiddenNamed(isPreview: boolean, viewer: object | null): boolean {
  return isPreview && !isPreviewGuest(viewer)
}
