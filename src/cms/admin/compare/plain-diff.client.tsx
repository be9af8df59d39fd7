'use client'

import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
  useTranslation,
} from '@payloadcms/ui'
import type { CheckboxFieldClient, FieldDiffClientProps, SelectFieldClient } from 'payload'
import { toPlainValue } from './to-plain-value'

type PlainDiffProps = FieldDiffClientProps<CheckboxFieldClient | SelectFieldClient>

/** A box or a choice where two versions are compared, in words instead of as it is stored. */
export function PlainDiff(props: PlainDiffProps) {
  const { comparisonValue, versionValue, field, locale, nestingLevel } = props
  const { i18n } = useTranslation()
  const options = 'options' in field ? field.options : []
  const toHtml = (value: unknown) =>
    `<p>${escapeDiffHTML(toPlainValue(value, options, i18n.language))}</p>`
  const { From, To } = getHTMLDiffComponents({
    fromHTML: toHtml(comparisonValue),
    toHTML: toHtml(versionValue),
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  })
  return (
    <FieldDiffContainer
      className="text-diff"
      From={From}
      i18n={i18n}
      label={{ label: field.label, locale }}
      nestingLevel={nestingLevel}
      To={To}
    />
  )
}
