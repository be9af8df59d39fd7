import type { ReactNode } from 'react'
import { MediaPicture } from '@/features/media/media-picture'
import { RichText } from '@/features/rich-text/rich-text'
import { classNames } from '@/ui/class-names'
import { Container } from '@/ui/container/container'
import type { HeadingSize } from '@/ui/heading/heading'
import { Section } from '@/ui/section/section'
import { BackgroundGallery } from './background-gallery'
import type { ModuleView, TitleSize } from './module-view'
import styles from './module-frame.module.css'

type ModuleFrameProps = {
  module: ModuleView
  /** The line that opens the section; a view that is a picture or a quotation goes without. */
  cornice?: boolean
  /** Off where the view sets title and text in its own way. */
  hasHead?: boolean
  children?: ReactNode
}

const sizes: Readonly<Record<TitleSize, HeadingSize>> = { s: 's', m: 'm', l: 'l', xl: 'xl' }

function Background({ module }: { module: ModuleView }) {
  const { background } = module
  switch (background.kind) {
    case 'image':
      return (
        <MediaPicture
          alt=""
          className={styles.picture}
          fill
          inset={false}
          picture={background.image}
        />
      )
    case 'gallery':
      return <BackgroundGallery pictures={background.images} />
    default:
      return null
  }
}

/** Title, text and background of a module; the view draws what is inside. */
export function ModuleFrame({
  module,
  cornice = true,
  hasHead = true,
  children,
}: ModuleFrameProps) {
  const { background, classes, description, link, title, titleSize } = module
  const isPlain = background.kind === 'none'
  const section = (
    <Section
      className={classNames(isPlain && styles.plain, ...classes.map((name) => styles[name]))}
      flush
      cornice={cornice && isPlain}
      lead={hasHead && description ? <RichText value={description} /> : undefined}
      link={hasHead && link ? { href: link.href, text: link.label } : undefined}
      size={sizes[titleSize]}
      title={hasHead ? title : undefined}
    >
      {children}
    </Section>
  )
  if (isPlain) return section
  const surface = background.kind === 'color' ? background.surface : 'picture'
  return (
    <div className={styles.band} data-surface={surface}>
      <Background module={module} />
      <Container className={styles.inner}>{section}</Container>
    </div>
  )
}
