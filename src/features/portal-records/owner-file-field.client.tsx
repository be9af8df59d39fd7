'use client'

import { useEffect, useRef, useState } from 'react'
import { formatFileSize } from '@/domain/formats/file-size'
import {
  findChosenFileProblem,
  ownerFileEndings,
  type OwnerFileProblem,
} from '@/domain/owners/upload'
import { FileField, type FileFieldProps } from '@/ui/file-field/file-field'

type OwnerFileFieldProps = Omit<FileFieldProps, 'endings' | 'note' | 'error'> & {
  /** What the server found. */
  error?: string
  problems: Readonly<Record<OwnerFileProblem, string>>
}

/**
 * The file that an owner sends. What its size and its name already say is told before anything is
 * sent, and keeps the form here; its content is judged where it arrives.
 */
export function OwnerFileField({ error, problems, ...field }: OwnerFileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [wasRefused, setRefused] = useState(false)
  const problem = chosen === null && !wasRefused ? null : findChosenFileProblem(chosen)

  useEffect(() => {
    const form = input.current?.form
    const keepHere = (event: SubmitEvent) => {
      // Read anew: it may have been chosen before this script came.
      const file = input.current?.files?.[0] ?? null
      if (findChosenFileProblem(file) === null) return
      event.preventDefault()
      setChosen(file)
      setRefused(true)
      input.current?.focus()
    }
    form?.addEventListener('submit', keepHere)
    return () => form?.removeEventListener('submit', keepHere)
  }, [])

  return (
    <FileField
      {...field}
      endings={ownerFileEndings}
      error={problem === null ? (chosen === null ? error : undefined) : problems[problem]}
      note={chosen === null ? null : formatFileSize(chosen.size)}
      onChange={() => setChosen(input.current?.files?.[0] ?? null)}
      ref={input}
    />
  )
}
