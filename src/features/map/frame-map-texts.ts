import 'server-only'
import { getTranslations } from 'next-intl/server'
import { getMapTexts, type MapTexts } from './map-texts'

/** Words of the map in a frame; those with `{count}` are filled in by the browser. */
export type FrameMapTexts = MapTexts & {
  cluster: string
  several: string
  close: string
  showList: string
  showMap: string
  frameEmpty: string
  frameNoWebGl: string
  frameFailed: string
}

const count = { count: '{count}' }

export async function getFrameMapTexts(): Promise<FrameMapTexts> {
  const t = await getTranslations('map')
  return {
    ...(await getMapTexts(t('title'))),
    cluster: t('cluster', count),
    several: t('several', count),
    close: t('close'),
    showList: t('showList'),
    showMap: t('showMap'),
    frameEmpty: t('frameEmpty'),
    frameNoWebGl: t('frameNoWebGl'),
    frameFailed: t('frameFailed'),
  }
}
