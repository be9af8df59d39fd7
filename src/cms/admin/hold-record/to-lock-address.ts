import { buildDeskApiPath, buildDeskRecordPath, buildDeskSettingPath } from '@/domain/routes/desk'

/** What somebody edits in the desk. */
export type HeldSubject = { collection: string; id: number } | { global: string }

/** Where the locks of one member of staff on it are, and no colleague's. */
export function toLockAddress(subject: HeldSubject, userId: number): string {
  const query = new URLSearchParams({ 'where[user.value][equals]': String(userId), depth: '0' })
  if ('global' in subject) query.set('where[globalSlug][equals]', subject.global)
  else {
    query.set('where[document.relationTo][equals]', subject.collection)
    query.set('where[document.value][equals]', String(subject.id))
  }
  return `${buildDeskApiPath('payload-locked-documents')}?${query}`
}

/** Where its form stands in the desk, with its versions below. */
export function toRecordPath(subject: HeldSubject): string {
  return 'global' in subject
    ? buildDeskSettingPath(subject.global)
    : buildDeskRecordPath(subject.collection, subject.id)
}
