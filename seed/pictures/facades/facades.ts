import type { HouseStyle } from '../picture-spec'
import { drawApartmentBlock } from './apartment-block'
import { drawArtNouveau } from './art-nouveau'
import type { FacadeDrawer } from './elevation'
import { drawFarmhouse } from './farmhouse'
import { drawGarages } from './garages'
import { drawMaisonDeMaitre } from './maison-de-maitre'
import { drawModernVilla } from './modern-villa'
import { drawOffice } from './office'
import { drawShopfront } from './shopfront'
import { drawSpanishApartments } from './spanish-apartments'
import { drawSpanishVilla } from './spanish-villa'
import { drawSteppedGable } from './stepped-gable'
import { drawStudioBlock } from './studio-block'
import { drawTerrace } from './terrace'
import { drawTownBlock } from './town-block'
import { drawVilla } from './villa'

/** The styles that stand in a row, wall to wall with their neighbours. */
export const ROW_FACADES = {
  'stepped-gable': drawSteppedGable,
  'maison-de-maitre': drawMaisonDeMaitre,
  'art-nouveau': drawArtNouveau,
  terrace: drawTerrace,
  shopfront: drawShopfront,
  'town-block': drawTownBlock,
  'apartment-block': drawApartmentBlock,
  'studio-block': drawStudioBlock,
  office: drawOffice,
} satisfies Partial<Record<HouseStyle, FacadeDrawer>>

export type RowStyle = keyof typeof ROW_FACADES

/** The styles that stand free on their plot. */
export const FREE_FACADES = {
  villa: drawVilla,
  farmhouse: drawFarmhouse,
  'modern-villa': drawModernVilla,
  'spanish-villa': drawSpanishVilla,
  'spanish-apartments': drawSpanishApartments,
  garages: drawGarages,
  'building-plot': drawVilla,
} satisfies Partial<Record<HouseStyle, FacadeDrawer>>

/** The façade of any style; a building plot shows a house that could stand there. */
export const FACADES: Record<HouseStyle, FacadeDrawer> = { ...ROW_FACADES, ...FREE_FACADES }

export const isRowStyle = (style: HouseStyle): style is RowStyle => style in ROW_FACADES
