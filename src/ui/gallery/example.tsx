import { exampleStreet } from '../picture/example-street'
import { Gallery, type GalleryItem, type GalleryTexts } from './gallery'

const texts: GalleryTexts = {
  label: 'Beelden van het pand',
  all: '7 foto’s · plan · film',
  open: '– bekijk groot',
  viewer: 'Beelden van het pand, groot',
  close: 'Sluiten',
  previous: 'Vorig beeld',
  next: 'Volgend beeld',
  position: '{current} van {total}',
  play: 'Speel af',
  kinds: { photo: 'Foto’s', plan: 'Plannen', video: 'Film', tour: '360°' },
}

function photo(index: number): GalleryItem {
  return {
    id: `foto-${index}`,
    kind: 'photo',
    alt: `Gevel ${index + 1} van de straat`,
    caption: index === 0 ? 'Straatkant in de ochtend' : undefined,
    src: () => exampleStreet(index),
    widths: [1600],
    width: 1600,
    height: 1200,
  }
}

const photos = Array.from({ length: 7 }, (_, index) => photo(index))

export const examples = [
  {
    name: 'seven photos, a plan and a film',
    node: (
      <Gallery
        items={[
          ...photos,
          { ...photo(3), id: 'plan-1', kind: 'plan', alt: 'Plan van het gelijkvloers' },
          {
            ...photo(2),
            id: 'film-1',
            kind: 'video',
            alt: 'Rondleiding',
            player: {
              kind: 'frame',
              src: 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1',
            },
          },
        ]}
        texts={texts}
      />
    ),
  },
  {
    name: 'three photos',
    node: (
      <Gallery
        items={photos.slice(0, 3)}
        texts={{ ...texts, label: 'Drie beelden', all: '3 foto’s' }}
      />
    ),
  },
  {
    name: 'one photo',
    node: <Gallery items={photos.slice(1, 2)} texts={{ ...texts, label: 'Eén beeld' }} />,
  },
]
