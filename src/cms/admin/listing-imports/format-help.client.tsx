'use client'

import { expectations } from '@/domain/listings/expectations'
import { fieldNames } from '@/domain/listings/field-names'
import { listOwnColumns, type OwnFormat } from '@/domain/listings/own-columns'
import { languageNames } from '@/domain/kernel/language-names'
import type { Locale } from '@/domain/kernel/locales'
import { ColumnHeads } from '../column-heads'
import { say } from '../say'
import { writeExample } from './example-file'
import { formatValue } from './format-value'
import styles from './listing-imports.module.css'
import { formatTexts } from './format-texts'

const mimeTypes = { csv: 'text/csv', json: 'application/json' } as const

/** How a file in one of our own formats is made: an example to start from, and every column. */
export function FormatHelp({ format, language }: { format: OwnFormat; language: Locale }) {
  const file = encodeURIComponent(writeExample(format))
  return (
    <div>
      <p>
        <a
          className={styles.example}
          download={`gevel.${format}`}
          href={`data:${mimeTypes[format]};charset=utf-8,${file}`}
        >
          {say(formatTexts.example, language, { format: format.toUpperCase() })}
        </a>
      </p>
      <details className={styles.group}>
        <summary>{say(formatTexts.columns, language)}</summary>
        <div
          aria-label={say(formatTexts.columns, language)}
          className={styles.table}
          role="region"
          tabIndex={0}
        >
          <table>
            <ColumnHeads
              language={language}
              names={[formatTexts.column, formatTexts.meaning, formatTexts.expected]}
            />
            <tbody>
              {listOwnColumns(format).map(({ name, field, locale, isRequired, codes }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>
                    {fieldNames[field][language]}
                    {locale !== null && ` (${languageNames[locale][language]})`}
                    {isRequired && ` (${say(formatTexts.required, language)})`}
                  </td>
                  <td>
                    {expectations[field][language]}
                    {codes.length > 0 && (
                      <ul className={styles.codes}>
                        {codes.map((code) => (
                          <li key={code}>
                            <code>{code}</code> {formatValue(field, code, language)}
                          </li>
                        ))}
                      </ul>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p>{say(formatTexts[format], language)}</p>
      </details>
    </div>
  )
}
