'use client'

import { useEffect, useRef, useState } from 'react'
import { formatFileSize } from '@/domain/formats/file-size'
import { FileField, type FileFieldProps } from '@/ui/file-field/file-field'

/** A question that is answered with a file, whose size is said as soon as it is chosen. */
export function FileQuestion(props: Omit<FileFieldProps, 'note'>) {
  const inputRef = useRef<HTMLInputElement>(null)
  const [size, setSize] = useState<number | null>(null)
  const read = () => setSize(inputRef.current?.files?.[0]?.size ?? null)

  // Chosen before this script came, or kept by the browser on the way back.
  useEffect(read, [])

  return (
    <FileField
      {...props}
      note={size === null ? null : formatFileSize(size)}
      onChange={read}
      ref={inputRef}
    />
  )
}
