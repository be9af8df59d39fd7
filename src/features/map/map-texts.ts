import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/kernel/locales'
import type { NamedPoint } from './map-label'
import { findTowns } from './map-queries'
import { provinceKeys, provincePoints } from './province-names'

/** Words of a moving map, with places such as `{count}` to be filled in by the browser. */
export type MapTexts = {
  title: string
  loading: string
  noWebGl: string
  failed: string
  zoomIn: string
  zoomOut: string
  gestureWindows: string
  gestureMac: string
  gestureTouch: string
  approximate: string
  source: string
  newTab: string
}

/** The words that every moving map needs. `title` is the name of the map for screen readers. */
export async function getMapTexts(title: string): Promise<MapTexts> {
  const t = await getTranslations('map')
  return {
    title,
    loading: t('loading'),
    noWebGl: t('noWebGl'),
    failed: t('failed'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    gestureWindows: t('gestureWindows'),
    gestureMac: t('gestureMac'),
    gestureTouch: t('gestureTouch'),
    approximate: t('approximate'),
    source: t('source'),
    newTab: t('newTab'),
  }
}

/** Names on the ground: provinces seen from afar, and towns from near. */
export type GroundNames = { provinces: readonly NamedPoint[]; towns: readonly NamedPoint[] }

/** What is written on the ground, in the language of the page. */
export async function getGroundNames(locale: Locale): Promise<GroundNames> {
  const [t, towns] = await Promise.all([getTranslations('map.province'), findTowns(locale)])
  const provinces = provinceKeys.map((key) => ({ name: t(key), ...provincePoints[key] }))
  return { provinces, towns }
}
