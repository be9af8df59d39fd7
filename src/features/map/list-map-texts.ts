import 'server-only'
import { getTranslations } from 'next-intl/server'
import { getMapTexts, type MapTexts } from './map-texts'

/** Words for drawing an area. */
export type DrawTexts = {
  draw: string
  drawHint: string
  drawTooSmall: string
  done: string
  cancel: string
  /** With a place for `{count}`. */
  drawn: string
  showDrawn: string
}

/** Words of the map beside a list; those with `{count}` are filled in by the browser. */
export type ListMapTexts = MapTexts &
  DrawTexts & {
    cluster: string
    several: string
    close: string
    searchHere: string
    choosePlaces: string
    unplaced: string
    showAll: string
    cut: string
  }

const count = { count: '{count}' }

export async function getListMapTexts(): Promise<ListMapTexts> {
  const t = await getTranslations('map')
  return {
    ...(await getMapTexts(t('title'))),
    draw: t('draw'),
    drawHint: t('drawHint'),
    drawTooSmall: t('drawTooSmall'),
    done: t('done'),
    cancel: t('cancel'),
    drawn: t('drawn', count),
    showDrawn: t('showDrawn'),
    cluster: t('cluster', count),
    several: t('several', count),
    close: t('close'),
    searchHere: t('searchHere'),
    choosePlaces: t('choosePlaces'),
    unplaced: t('unplaced', count),
    showAll: t('showAll', count),
    cut: t('cut', count),
  }
}
