import { words } from '../fields/words'

/** In which state a record names another, where that is not all of them. */
export const notesOfUses = {
  both: null,
  draft: words('enkel als concept', 'seulement en brouillon', 'as a draft only', 'nur als Entwurf'),
  published: words(
    'gepubliceerd, niet meer in het concept',
    'publié, plus dans le brouillon',
    'published, no longer in the draft',
    'veröffentlicht, nicht mehr im Entwurf',
  ),
  trash: words('in de prullenbak', 'dans la corbeille', 'in the trash', 'im Papierkorb'),
}
