import type { SaveRefusal } from '@/cms/translations/save-refusal'

/** 409 where somebody else was faster, 403 without the right, 422 where the text is to be mended. */
export function toStatus({ code }: SaveRefusal): number {
  if (['language', 'forbidden', 'addedByEditors'].includes(code)) return 403
  return ['sourceChanged', 'targetChanged', 'gone', 'locked'].includes(code) ? 409 : 422
}
