import { getTranslations } from 'next-intl/server'
import { nameLanguage } from '@/domain/kernel/language-names'
import { resolveItemLimits } from '@/domain/grid/placement'
import { phoneHref } from '@/domain/contact/phone'
import { formatPhone } from '@/domain/formats/identifiers'
import { MediaPicture } from '@/features/media/media-picture'
import { findTeam } from '@/features/team/team-queries'
import type { MemberView } from '@/features/team/to-member-view'
import { EmptyModule } from '../../_kit/empty-module'
import { ItemGrid } from '../../_kit/item-grid'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import styles from './people.module.css'

async function Member({ member }: { member: MemberView }) {
  const t = await getTranslations('modules')
  const { bivNumber, email, languages, name, phone, portrait, role } = member
  const dials = phoneHref(phone)
  return (
    <article>
      {portrait && (
        <MediaPicture
          picture={portrait}
          ratio="4 / 5"
          sizes="(min-width: 961px) 33vw, (min-width: 600px) 50vw, 75vw"
        />
      )}
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.role}>{role}</p>
      <ul className={styles.facts}>
        {bivNumber && <li>{t('bivNumber', { number: bivNumber })}</li>}
        {phone && <li>{dials ? <a href={dials}>{formatPhone(phone)}</a> : phone}</li>}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {languages.length > 0 && <li>{languages.map(nameLanguage).join(', ')}</li>}
      </ul>
    </article>
  )
}

/** The people of the agency, three per row. */
export async function TeamPeople({ module, locale, namesHidden }: ModuleProps) {
  const members = await findTeam(locale, module.memberIds)
  if (members.length === 0) return <EmptyModule module={module} namesHidden={namesHidden} />
  const { itemsPerRow, maxItems } = resolveItemLimits('team', module)
  return (
    <ModuleFrame module={module}>
      <ItemGrid perRow={itemsPerRow}>
        {members.slice(0, maxItems ?? undefined).map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </ItemGrid>
    </ModuleFrame>
  )
}
