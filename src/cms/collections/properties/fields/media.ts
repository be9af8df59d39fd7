import type { Field } from 'payload'
import { relationshipsField } from '../../../fields/relationship-field'
import { uploadsField } from '../../../fields/upload-field'
import { webAddressField } from '../../../fields/web-address-field'
import { words } from '../../../fields/words'

/** Pictures, plans, films and papers; `pictureCell` draws the first in a list. */
export const createMediaFields = (pictureCell: string): Field[] => [
  uploadsField({
    name: 'pictures',
    cell: pictureCell,
    label: words('Foto’s', 'Photos', 'Pictures', 'Fotos'),
    description: words(
      'De eerste foto staat op de kaart. Zonder nummerplaten, gezichten en, bij een verborgen adres, huisnummers.',
      'La première figure sur la fiche. Sans plaques, visages ni, si l’adresse est masquée, numéros de maison.',
      'The first stands on the card. Without number plates, faces and, with a hidden address, house numbers.',
      'Das erste steht auf der Karte. Ohne Kennzeichen, Gesichter und, bei verborgener Adresse, Hausnummern.',
    ),
  }),
  uploadsField({
    name: 'plans',
    label: words('Plannen', 'Plans', 'Plans', 'Pläne'),
    description: words(
      'Grondplannen als beeld, in de volgorde van de verdiepingen.',
      'Plans en image, dans l’ordre des étages.',
      'Floor plans as pictures, in the order of the floors.',
      'Grundrisse als Bild, in der Reihenfolge der Etagen.',
    ),
  }),
  uploadsField({
    name: 'panoramas',
    label: words('360°-foto’s', 'Photos à 360°', '360° pictures', '360°-Fotos'),
    description: words(
      'Bolfoto’s, tweemaal zo breed als hoog, minstens 4000 pixels breed. De alternatieve tekst noemt de kamer.',
      'Photos sphériques, deux fois plus larges que hautes, d’au moins 4000 pixels de large. Le texte alternatif nomme la pièce.',
      'Spherical pictures, twice as wide as high, at least 4,000 pixels wide. The alternative text names the room.',
      'Kugelpanoramen, doppelt so breit wie hoch, mindestens 4000 Pixel breit. Der Alternativtext nennt den Raum.',
    ),
  }),
  webAddressField({
    name: 'videoUrl',
    label: words('Video', 'Vidéo', 'Video', 'Video'),
    description: words(
      'YouTube, Vimeo of Facebook, of een rechtstreekse link naar een filmbestand.',
      'YouTube, Vimeo ou Facebook, ou un lien direct vers un fichier.',
      'YouTube, Vimeo or Facebook, or a direct link to a film file.',
      'YouTube, Vimeo oder Facebook oder ein direkter Link zu einer Datei.',
    ),
  }),
  webAddressField({
    name: 'tourUrl',
    label: words('Virtuele rondleiding', 'Visite virtuelle', 'Virtual tour', 'Virtueller Rundgang'),
    description: words(
      'Matterport, TVL of Yisual. Laadt pas na toestemming van de bezoeker.',
      'Matterport, TVL ou Yisual. Chargée après accord du visiteur.',
      'Matterport, TVL or Yisual. Loads after the visitor has agreed.',
      'Matterport, TVL oder Yisual. Lädt erst nach Zustimmung des Besuchers.',
    ),
  }),
  relationshipsField({
    name: 'documents',
    relationTo: 'documents',
    label: words('Documenten', 'Documents', 'Documents', 'Unterlagen'),
    description: words(
      'Wie een document mag lezen, staat bij het document zelf.',
      'Qui peut lire un document est indiqué sur le document même.',
      'Who may read a document is stated on the document itself.',
      'Wer ein Dokument lesen darf, steht beim Dokument selbst.',
    ),
  }),
]
