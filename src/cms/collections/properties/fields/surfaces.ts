import type { LocalizedText } from '@/domain/kernel/locales'
import type { Field } from 'payload'
import { numberField } from '../../../fields/number-field'
import { words } from '../../../fields/words'
import { areaField } from './facts'

/** How large it is: surfaces in square metres, widths in metres. */
export const surfaceFields: Field[] = [
  areaField(
    'surfaceLivingM2',
    words('Bewoonbare oppervlakte', 'Superficie habitable', 'Living area', 'Wohnfläche'),
    { index: true },
  ),
  areaField(
    'surfaceTotalM2',
    words('Totale oppervlakte', 'Superficie totale', 'Total area', 'Gesamtfläche'),
  ),
  areaField(
    'surfaceGroundM2',
    words('Grondoppervlakte', 'Superficie du terrain', 'Plot size', 'Grundstücksfläche'),
    { index: true },
  ),
  areaField(
    'surfaceConstructedM2',
    words('Bebouwde oppervlakte', 'Superficie bâtie', 'Built-up area', 'Bebaute Fläche'),
  ),
  areaField(
    'surfaceTerraceM2',
    words('Oppervlakte terras', 'Superficie terrasse', 'Terrace area', 'Terrassenfläche'),
  ),
  areaField(
    'surfaceGardenM2',
    words('Oppervlakte tuin', 'Superficie jardin', 'Garden area', 'Gartenfläche'),
  ),
  areaField(
    'surfaceOfficeM2',
    words('Kantooroppervlakte', 'Superficie bureaux', 'Office area', 'Bürofläche'),
  ),
  areaField(
    'surfaceStoreM2',
    words(
      'Handels- of opslagoppervlakte',
      'Superficie commerce ou dépôt',
      'Retail or storage area',
      'Laden- oder Lagerfläche',
    ),
  ),
  areaField(
    'surfaceExtraRoomM2',
    words('Extra ruimte', 'Pièce supplémentaire', 'Extra room', 'Nebenraum'),
  ),
  widthField(
    'plotWidthM',
    words('Perceelbreedte', 'Largeur du terrain', 'Plot width', 'Grundstücksbreite'),
  ),
  widthField(
    'frontWidthM',
    words('Gevelbreedte', 'Largeur de façade', 'Front width', 'Fassadenbreite'),
  ),
]

function widthField(name: string, label: LocalizedText): Field {
  return numberField({
    name,
    label,
    unit: 'm',
    max: 9_999,
    step: 0.01,
    description: words(
      'In meter, tot op de centimeter.',
      'En mètres, au centimètre près.',
      'In metres, to the centimetre.',
      'In Metern, auf den Zentimeter.',
    ),
  })
}
