import type { LocalizedText } from '@/domain/kernel/locales'
import type { Condition, UploadField } from 'payload'

/** Which files a field accepts, by the start of their media type. */
export type UploadKind = 'image' | 'video'

type Options = {
  name: string
  label: LocalizedText
  description?: LocalizedText
  kind?: UploadKind
  condition?: Condition
  /** The component that draws the field in a list. */
  cell?: string
}

/** One file of the media library; a picture unless stated otherwise. */
export function uploadField(options: Options): UploadField {
  return { ...toField(options), hasMany: false }
}

/**
 * An ordered list of files of the media library; pictures unless stated otherwise.
 *
 * @param options.maxRows most files, 1 or more; any number unless stated otherwise
 */
export function uploadsField({ maxRows, ...options }: Options & { maxRows?: number }): UploadField {
  return { ...toField(options), hasMany: true, maxRows }
}

function toField({ name, label, description, kind = 'image', condition, cell }: Options) {
  return {
    name,
    type: 'upload' as const,
    relationTo: 'media' as const,
    label,
    filterOptions: { mimeType: { contains: `${kind}/` } },
    admin: { description, condition, ...(cell && { components: { Cell: cell } }) },
  }
}
