import type { Team } from '@/cms/payload-types'
import { isLocale, type Locale } from '@/domain/kernel/locales'
import { toPicture, type PictureView } from '@/features/media/to-picture'

/** A person of the agency as visitors see them. */
export type MemberView = {
  id: number
  name: string
  role: string
  bivNumber: string
  email: string
  phone: string
  languages: Locale[]
  portrait: PictureView | null
}

export function toMemberView(member: Team): MemberView {
  return {
    id: member.id,
    name: member.name,
    role: member.role ?? '',
    bivNumber: member.bivNumber ?? '',
    email: member.email ?? '',
    phone: member.phone ?? '',
    languages: (member.languages ?? []).filter(isLocale),
    portrait: toPicture(member.portrait),
  }
}
