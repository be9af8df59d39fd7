'use client'

import { useId } from 'react'
import { Button, TextInput, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import {
  measureColour,
  parseColour,
  roundContrast,
  textContrastMin,
  type ColourUse,
} from '@/domain/brand/brand-colour'
import { readableOn } from '@/domain/brand/contrast'
import { defaultTheme, themeVariables } from '@/domain/brand/theme'
import { formatNumber } from '@/domain/formats/numbers'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { say } from '../say'
import styles from './colour-input.module.css'
import { colourTexts } from './texts'

type ColourInputProps = TextFieldClientProps & { use: ColourUse }

/** The colours that the site makes of this one, each with letters on it. */
function Shades({ use, colour, language }: { use: ColourUse; colour: string; language: Locale }) {
  const look = themeVariables({ ...defaultTheme, [use]: colour })
  const grounds = use === 'accent' ? [colour] : [colour, look['--brand-deep'], look['--brand-tint']]
  return (
    <ul aria-label={say(colourTexts.shades, language)} className={styles.shades}>
      {grounds.map((ground = colour) => {
        const isTint = ground === look['--brand-tint']
        const color = isTint ? colour : readableOn(ground)
        return (
          <li key={ground} style={{ background: ground, color }}>
            {say(colourTexts.sample, language)}
          </li>
        )
      })}
    </ul>
  )
}

/** Says while one types whether words can be read, and offers the nearest colour where not. */
function Verdict(props: {
  use: ColourUse
  value: string
  language: Locale
  onTake: ((colour: string) => void) | null
}) {
  const { use, value, language, onTake } = props
  const colour = parseColour(value)
  if (colour === null) return say(colourTexts.unknown, language)
  const { contrast, isReadable, nearest } = measureColour(use, colour)
  const values = {
    contrast: formatNumber(roundContrast(contrast)),
    min: formatNumber(textContrastMin),
    nearest,
  }
  if (isReadable) return say(colourTexts.readable, language, values)
  return (
    <>
      <span>{say(colourTexts.unreadable, language, values)}</span>
      {onTake && (
        <Button buttonStyle="secondary" margin={false} onClick={() => onTake(nearest)} size="small">
          <span aria-hidden className={styles.swatch} style={{ background: nearest }} />
          {say(colourTexts.take, language, values)}
        </Button>
      )}
    </>
  )
}

/** A colour that is typed or picked, measured at once. */
export function ColourInput({ use, field, path, readOnly }: ColourInputProps) {
  const id = useId()
  const language = toLocale(useTranslation().i18n.language)
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const isLocked = readOnly === true || disabled
  const typed = value ?? ''
  const colour = parseColour(typed)
  return (
    <div className={styles.colour}>
      <div className={styles.inputs}>
        <input
          aria-label={say(colourTexts.pick, language)}
          className={styles.picker}
          disabled={isLocked}
          id={id}
          onChange={({ target }) => setValue(target.value)}
          type="color"
          value={colour ?? defaultTheme[use].toLowerCase()}
        />
        <TextInput
          description={field.admin?.description}
          label={field.label}
          onChange={({ target }: { target: { value: string } }) => setValue(target.value)}
          path={path}
          readOnly={isLocked}
          showError={showError}
          value={typed}
        />
      </div>
      <div className={styles.verdict} role="status">
        {typed !== '' && (
          <Verdict
            language={language}
            onTake={isLocked ? null : setValue}
            use={use}
            value={typed}
          />
        )}
      </div>
      {colour !== null && <Shades colour={colour} language={language} use={use} />}
    </div>
  )
}
