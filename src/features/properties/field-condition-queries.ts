import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { globalTag, siteTag } from '@/cms/cache-tags'
import { anonymous, payloadAs } from '@/server/payload'
import type { FactCondition } from './field-conditions'

/** The conditions under which facts of a property are shown, as the editors set them. */
export async function getFieldConditions(): Promise<readonly FactCondition[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, globalTag('field-conditions'))
  const door = await payloadAs(anonymous)
  const { items } = await door.findGlobal({ slug: 'field-conditions', depth: 0 })
  return (items ?? []).map(
    ({ fact, field, logic, compareWithField, compareWithValue, advancedCondition }) => ({
      fact,
      field,
      logic,
      compareWithField,
      compareWithValue,
      advancedCondition,
    }),
  )
}
