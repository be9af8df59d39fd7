'use client'

import { useMemo } from 'react'
import { useForm, useFormFields } from '@payloadcms/ui'
import { toGridNumbers, type Arrangement, type WidthField } from '@/domain/grid/arrangement'
import { gridSizes, type ColumnWishes } from '@/domain/grid/placement'
import { toRelationId } from '../../relation-id'

/** The rows of the form that the grid draws and writes. */
const path = 'placements'

/** A placement as it stands in the form, saved or not. */
export type FormPlacement = ColumnWishes & {
  key: string
  moduleId: number | null
  position: number | null
  sort: number | null
  hidden: boolean
}

type FormState = ReturnType<ReturnType<typeof useForm>['getFields']>

function readNumber(fields: FormState, name: string): number | null {
  const value = fields[name]?.value
  return typeof value === 'number' ? value : null
}

function readPlacement(fields: FormState, key: string, index: number): FormPlacement {
  const at = `${path}.${index}`
  const widths = gridSizes.map((size) => [size, readNumber(fields, `${at}.cols.${size}`)] as const)
  return {
    key,
    moduleId: toRelationId(fields[`${at}.module`]?.value),
    position: readNumber(fields, `${at}.position`),
    sort: readNumber(fields, `${at}.sort`),
    span: readNumber(fields, `${at}.span`),
    cols: Object.fromEntries(widths),
    hidden: fields[`${at}.hidden`]?.value === true,
  }
}

const toState = (value: unknown) => ({
  value,
  initialValue: value,
  valid: true,
  isModified: true,
})

/**
 * The placements in the form, and how to change them: the very fields of the rows below, so that
 * there is one truth, which the form saves.
 */
export function usePlacements() {
  // As text, so that the grid is drawn anew only when something of it changed.
  const snapshot = useFormFields(([fields]) =>
    JSON.stringify(
      (fields[path]?.rows ?? []).map(({ id }, index) => readPlacement(fields, id, index)),
    ),
  )
  const placements = useMemo(() => JSON.parse(snapshot) as FormPlacement[], [snapshot])
  const { dispatchFields, setModified, addFieldRow, removeFieldRow, getField, disabled } = useForm()

  /**
   * Writes fields together. Each is marked as changed: what an automatic save that is under way
   * brings back is older, and the form takes it for every field without that mark.
   */
  const write = (values: ReadonlyMap<string, unknown>) => {
    if (values.size === 0) return
    const fields = [...values].map(([name, value]) => {
      const at = `${path}.${name}`
      return [at, { ...getField(at), value, valid: true, isModified: true }] as const
    })
    dispatchFields({ type: 'UPDATE_MANY', formState: Object.fromEntries(fields) })
    setModified(true)
  }
  const indexOf = (key: string) => placements.findIndex((each) => each.key === key)

  return {
    placements,
    isDisabled: disabled,
    /** Writes row and order where they differ from what counts now. */
    arrange: (arrangement: Arrangement) => {
      const values = new Map<string, unknown>()
      for (const [key, { position, sort }] of toGridNumbers(arrangement)) {
        const index = indexOf(key)
        const placement = placements[index]
        if (!placement) continue
        if (placement.position !== position) values.set(`${index}.position`, position)
        if (placement.sort !== sort) values.set(`${index}.sort`, sort)
      }
      write(values)
    },
    setWidth: (key: string, field: WidthField, columns: number) =>
      write(new Map([[`${indexOf(key)}.${field}`, columns]])),
    setHidden: (key: string, hidden: boolean) =>
      write(new Map([[`${indexOf(key)}.hidden`, hidden]])),
    remove: (key: string) => removeFieldRow({ path, rowIndex: indexOf(key) }),
    add: (placement: Omit<FormPlacement, 'key'>) => {
      const { moduleId, cols, ...numbers } = placement
      const widths = gridSizes.map((size) => [`cols.${size}`, cols?.[size] ?? null] as const)
      const values = { module: moduleId, ...numbers, ...Object.fromEntries(widths) }
      const subFieldState = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, toState(value)]),
      )
      addFieldRow({ path, schemaPath: path, rowIndex: placements.length, subFieldState })
    },
  }
}
