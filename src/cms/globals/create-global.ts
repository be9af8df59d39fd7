import type { LocalizedText } from '@/domain/kernel/locales'
import type { Endpoint, Field, GlobalConfig, PayloadRequest } from 'payload'
import { siteOrStaff } from '../access/site-or-staff'
import { globalTag } from '../cache-tags'
import { adminGroups } from '../fields/admin-groups'
import { hideFromOthers } from '../access/hide-from-others'
import { createGlobalRevalidateHooks } from '../hooks/revalidate'

/** A set of settings of the site: visitors' pages read it, `update` says who may change it. */
export function createGlobal(options: {
  slug: string
  label: LocalizedText
  update: (args: { req: PayloadRequest }) => boolean
  fields: Field[]
  endpoints?: Endpoint[]
}): GlobalConfig {
  const { slug, label, update, fields, endpoints } = options
  return {
    slug,
    label,
    admin: { group: adminGroups.site, hidden: hideFromOthers(update) },
    access: { read: siteOrStaff, update },
    ...(endpoints && { endpoints }),
    hooks: createGlobalRevalidateHooks([globalTag(slug)]),
    fields,
  }
}
