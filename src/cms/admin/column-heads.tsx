import type { Locale, LocalizedText } from '@/domain/kernel/locales'
import { say } from './say'

type ColumnHeadsProps = { names: readonly LocalizedText[]; language: Locale }

/** The head of a table: what stands in each column. */
export function ColumnHeads({ names, language }: ColumnHeadsProps) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name.en} scope="col">
            {say(name, language)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
