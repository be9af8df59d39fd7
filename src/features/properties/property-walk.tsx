import { getTranslations } from 'next-intl/server'
import { ListWalk } from './late-detail.client'

/** The way back to the list that led to a property, and to its neighbours there. */
export async function PropertyWalk({ publicId }: { publicId: number }) {
  const t = await getTranslations('properties.filters')
  return (
    <ListWalk
      publicId={publicId}
      texts={{
        walk: t('walk'),
        back: t('back'),
        previous: t('previous'),
        next: t('next'),
        // The numbers are known in the browser alone.
        position: t('position', { place: '{place}', total: '{total}' }),
      }}
    />
  )
}
