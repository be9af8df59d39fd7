import type { CSSProperties } from 'react'
import { classNames } from '../class-names'
import styles from './picture.module.css'

/** Address of one picture at a width in pixels of the file. */
export type PictureSource = (width: number) => string

type ArtDirection = {
  media: string
  src: PictureSource
  widths?: readonly number[]
  sizes?: string
}

export type PictureProps = {
  src: PictureSource
  /** What is to be seen; empty for decoration. */
  alt: string
  /** Measures of the original in pixels, so that the place is kept free. */
  width: number
  height: number
  /** True widths of the files on offer, in pixels: a browser chooses by them. */
  widths: readonly number[]
  /**
   * How wide it stands on the page, as in the `sizes` attribute. As wide as a telephone it is asked for
   * at three quarters, `75vw`: the dots are too small for more to be seen, and the line is slow.
   */
  sizes?: string
  /** Crop as width over height, such as `4 / 3`; without it the original's own. */
  ratio?: string
  /** The point that stays in sight when cropped, in per cent from the left and the top. */
  focus?: { x: number; y: number }
  /** The largest picture of the first screen: loaded at once and first. */
  priority?: boolean
  /** Address of a tiny version shown until the file has come. */
  placeholder?: string
  /** The hairline inside the edge. */
  inset?: boolean
  /** Fills the positioned box around it instead of taking its own height. */
  fill?: boolean
  /** Other crops for other screens, first match wins. */
  sources?: readonly ArtDirection[]
  className?: string
}

function toSrcSet(src: PictureSource, widths: readonly number[]): string {
  return widths.map((width) => `${src(width)} ${width}w`).join(', ')
}

/** A responsive picture that keeps its place free while it loads. */
export function Picture({
  src,
  alt,
  width,
  height,
  widths,
  sizes = '100vw',
  ratio,
  focus,
  priority = false,
  placeholder,
  inset = true,
  fill = false,
  sources = [],
  className,
}: PictureProps) {
  const look: CSSProperties = {
    aspectRatio: fill ? undefined : ratio,
    objectPosition: focus && `${focus.x}% ${focus.y}%`,
    backgroundImage: placeholder && `url("${placeholder}")`,
    backgroundPosition: focus && `${focus.x}% ${focus.y}%`,
  }
  return (
    <picture
      className={classNames(styles.picture, inset && styles.inset, fill && styles.fill, className)}
    >
      {sources.map((source) => (
        <source
          key={source.media}
          media={source.media}
          sizes={source.sizes ?? sizes}
          srcSet={toSrcSet(source.src, source.widths ?? widths)}
        />
      ))}
      <img
        alt={alt}
        className={styles.image}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        sizes={sizes}
        src={src(widths[Math.floor(widths.length / 2)] ?? width)}
        srcSet={toSrcSet(src, widths)}
        style={look}
        width={width}
      />
    </picture>
  )
}
