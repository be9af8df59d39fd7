import type { LocalizedText } from '@/domain/kernel/locales'
import type { Field, GlobalConfig, PayloadRequest } from 'payload'
import { siteOrStaff } from '../access/site-or-staff'
import { globalTag } from '../cache-tags'
import { adminGroups } from '../fields/admin-groups'
import { createGlobalRevalidateHooks } from '../hooks/revalidate'

/** A set of settings of the site: visitors' pages read it, `update` says who may change it. */
export function createGlobal(options: {
  slug: string
  label: LocalizedText
  update: (args: { req: PayloadRequest }) => boolean
  fields: Field[]
}): GlobalConfig {
  const { slug, label, update, fields } = options
  return {
    slug,
    label,
    admin: { group: adminGroups.site },
    access: { read: siteOrStaff, update },
    hooks: createGlobalRevalidateHooks([globalTag(slug)]),
    fields,
  }
}
