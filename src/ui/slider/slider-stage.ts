import Swiper from 'swiper'
import { Autoplay, EffectFade } from 'swiper/modules'
import 'swiper/css'
import 'swiper/css/effect-fade'

export type StageOptions = {
  intervalMs: number
  playing: boolean
  still: boolean
  onChange: (index: number) => void
}

export type Stage = {
  show: (index: number) => void
  play: () => void
  pause: () => void
  destroy: () => void
}

const fadeMs = 500

/** Puts Swiper on slides that are already in the page. Loaded only once a slider is seen. */
export function startStage(
  element: HTMLElement,
  { intervalMs, playing, still, onChange }: StageOptions,
): Stage {
  const swiper = new Swiper(element, {
    modules: [Autoplay, EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    speed: still ? 0 : fadeMs,
    rewind: true,
    autoplay: { enabled: playing, delay: intervalMs, disableOnInteraction: false },
    on: { slideChange: ({ realIndex }) => onChange(realIndex) },
  })
  const count = swiper.slides.length
  return {
    show: (index) => swiper.slideTo((index + count) % count),
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    destroy: () => swiper.destroy(true, false),
  }
}
