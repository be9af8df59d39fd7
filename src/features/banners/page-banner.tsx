import 'server-only'
import { getTranslations } from 'next-intl/server'
import { formatPriceView } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import { toImageSrc } from '@/features/media/image-src'
import { MediaPicture } from '@/features/media/media-picture'
import { UprightPicture } from '@/features/media/upright-picture'
import { findProjects } from '@/features/projects/project-queries'
import { findLatest, findListings } from '@/features/properties/listing-queries'
import { Container } from '@/ui/container/container'
import { Link } from '@/ui/link/link'
import { LoopVideo } from '@/ui/loop-video/late-loop-video.client'
import { Slider } from '@/ui/slider/late-slider.client'
import { isReachable } from '@/domain/routes/reach'
import { getReach } from '@/features/reach/reach-queries'
import { BannerMap } from './banner-map'
import { findBanner, findDefaultBanner } from './banner-queries'
import styles from './page-banner.module.css'
import type { BannerFill, BannerSlide, BannerView } from './to-banner-view'

const slidesMax = 6
const posterWidth = 1920

async function findPropertySlides(presetId: number | null, locale: Locale): Promise<BannerSlide[]> {
  const cards =
    presetId === null
      ? await findLatest(locale, slidesMax)
      : (await findListings({ locale, presetIds: [presetId], perPage: slidesMax })).cards
  return cards.flatMap(({ pictures, href, title, city, price }) => {
    const [picture] = pictures
    const caption = [title, city, formatPriceView(price, locale)].filter(Boolean).join(' · ')
    return picture ? [{ picture, href, caption }] : []
  })
}

async function findProjectSlides(presetId: number | null, locale: Locale): Promise<BannerSlide[]> {
  const presetIds = presetId === null ? [] : [presetId]
  const projects = await findProjects({ locale, presetIds, perPage: slidesMax })
  return projects.cards.flatMap(({ picture, href, name, city }) =>
    picture ? [{ picture, href, caption: [name, city].filter(Boolean).join(' · ') }] : [],
  )
}

/** The pictures of a banner; a list without any falls back to the banner's own picture. */
async function findSlides(fill: BannerFill, locale: Locale): Promise<BannerSlide[]> {
  if (fill.kind === 'slides') return fill.slides
  if (fill.kind !== 'properties' && fill.kind !== 'projects') return []
  const find = fill.kind === 'properties' ? findPropertySlides : findProjectSlides
  const slides = await find(fill.presetId, locale)
  if (slides.length > 0) return slides
  return fill.image ? [{ picture: fill.image, href: null, caption: '' }] : []
}

type SlideProps = { slide: BannerSlide; isFirst: boolean; isHome: boolean }

function Slide({ slide, isFirst, isHome }: SlideProps) {
  const Shown = isHome ? UprightPicture : MediaPicture
  const picture = (
    <Shown
      fill
      inset={false}
      picture={slide.picture}
      priority={isFirst}
      sizes="(min-width: 768px) 100vw, 75vw"
    />
  )
  if (slide.href === null) return <div className={styles.slide}>{picture}</div>
  return (
    <Link className={styles.slide} href={slide.href} look="bare">
      {picture}
      {slide.caption && <span className={styles.caption}>{slide.caption}</span>}
    </Link>
  )
}

type FillProps = { banner: BannerView; locale: Locale; isHome: boolean }

async function Fill({ banner, locale, isHome }: FillProps) {
  const { fill } = banner
  const t = await getTranslations('banners')
  if (fill.kind === 'map') return <BannerMap fill={fill} locale={locale} />
  if (fill.kind === 'video') {
    return (
      <LoopVideo
        pauseText={t('pause')}
        playText={t('play')}
        poster={fill.poster ? toImageSrc(fill.poster, posterWidth) : undefined}
        src={fill.src}
        type={fill.mimeType}
      />
    )
  }
  const [found, reach] = await Promise.all([findSlides(fill, locale), getReach(locale)])
  const slides = found.map((slide) =>
    slide.href === null || isReachable(slide.href, reach) ? slide : { ...slide, href: null },
  )
  const [only, ...others] = slides
  if (only && others.length === 0) return <Slide isFirst isHome={isHome} slide={only} />
  if (!only) return null
  return (
    <Slider
      className={styles.slider}
      fill
      label={t('slides')}
      slides={slides.map((slide, index) => ({
        id: `${slide.picture.id}-${index}`,
        node: <Slide isFirst={index === 0} isHome={isHome} slide={slide} />,
      }))}
      texts={{
        slider: t('slider'),
        slide: t('slide'),
        position: t('position', { current: '{current}', total: '{total}' }),
        previous: t('previous'),
        next: t('next'),
        play: t('play'),
        pause: t('pause'),
      }}
    />
  )
}

type PageBannerProps = {
  /** `null` for the site's default banner. */
  bannerId: number | null
  locale: Locale
  isHome: boolean
  /** The title of the page, where the banner shows it as its heading. */
  title: string | null
}

/** The picture, pictures, video or colour at the head of a page, with its words. */
export async function PageBanner({ bannerId, locale, isHome, title }: PageBannerProps) {
  const banner =
    bannerId === null ? await findDefaultBanner(locale) : await findBanner(bannerId, locale)
  if (!banner) return null
  const { description, description2, fill, surface } = banner
  const heading = title ?? banner.title
  const hasWords = Boolean(heading || description || description2)
  return (
    <section
      className={styles.banner}
      data-fill={fill.kind}
      data-home={isHome || undefined}
      data-surface={surface}
    >
      <Fill banner={banner} isHome={isHome} locale={locale} />
      {hasWords && (
        <div className={styles.words}>
          <Container>
            {title === null ? (
              heading && <p className={styles.title}>{heading}</p>
            ) : (
              <h1 className={styles.title}>{heading}</h1>
            )}
            {description && <p className={styles.description}>{description}</p>}
            {description2 && <p className={styles.second}>{description2}</p>}
          </Container>
        </div>
      )}
    </section>
  )
}
