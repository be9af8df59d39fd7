import { sql } from '@payloadcms/db-postgres'
import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, GlobalConfig } from 'payload'
import { administratorsOnly } from '../access/administrators-only'
import { roleNames } from '../collections/users/role-names'
import { isSecondFactorOn } from '../second-factors'
import { multiSelectField } from '../fields/select-field'
import { words } from '../fields/words'
import { createFieldError } from '../hooks/editor-message'
import { getExecutor } from '../hooks/transaction'
import type { StaffAccess as Settings } from '../payload-types'
import { createGlobal } from './create-global'

const slug = 'staff-access'

const label = words(
  'Tweede stap verplicht voor',
  'Deuxième étape obligatoire pour',
  'Second step required for',
  'Zweiter Schritt verpflichtend für',
)

const ownFirst = words(
  'Stel eerst uw eigen tweede stap in, bij “Mijn account”. Anders sluit u uzelf buiten.',
  'Configurez d’abord votre propre deuxième étape, dans « Mon compte ». Sinon vous vous excluez.',
  'Set up your own second step first, under “My account”. Otherwise you lock yourself out.',
  'Richten Sie zuerst Ihren eigenen zweiten Schritt ein, unter „Mein Konto“. Sonst sperren Sie sich aus.',
)

/** Whoever asks it of the own role has it. */
const askOwnFirst: GlobalBeforeChangeHook = async ({ data, req }) => {
  const { user } = req
  const { secondStepRoles }: Partial<Settings> = data
  if (user?.collection !== 'users') return data
  const isAsked = secondStepRoles?.includes(user.role) === true
  if (!isAsked || (await isSecondFactorOn('users', req, user.id))) return data
  throw createFieldError(req, { collection: slug, path: 'secondStepRoles', label, text: ownFirst })
}

/** Ends the sessions of those who have to set it up now: they do so at their next login. */
const endUnguarded: GlobalAfterChangeHook = async ({ doc, req }) => {
  const { secondStepRoles }: Partial<Settings> = doc
  const roles = secondStepRoles ?? []
  if (roles.length === 0) return doc
  const executor = await getExecutor(req)
  await executor.execute(sql`
    delete from users_sessions where _parent_id in (
      select id from users
      where role::text in (${sql.join(
        roles.map((role) => sql`${role}`),
        sql`, `,
      )})
        and not exists (
          select 1 from guard.staff_second_factors
          where user_id = users.id and confirmed_at is not null))`)
  return doc
}

const base = createGlobal({
  slug,
  label: words(
    'Toegang van medewerkers',
    'Accès des collaborateurs',
    'Access of staff',
    'Zugang der Mitarbeiter',
  ),
  update: administratorsOnly,
  fields: [
    multiSelectField({
      name: 'secondStepRoles',
      label,
      description: words(
        'Wie deze rol heeft en nog geen code van een app gebruikt, stelt dat in bij het aanmelden en kan tot dan niets anders.',
        'Toute personne qui a ce rôle et n’utilise pas encore de code d’une application le configure à la connexion, et ne peut rien faire d’autre d’ici là.',
        'Whoever has this role and uses no code of an app yet sets it up when logging in, and can do nothing else until then.',
        'Wer diese Rolle hat und noch keinen Code einer App verwendet, richtet ihn bei der Anmeldung ein und kann bis dahin nichts anderes.',
      ),
      options: roleNames,
    }),
  ],
})

/** What the agency asks of those who enter the desk. */
export const StaffAccess: GlobalConfig = {
  ...base,
  hooks: {
    ...base.hooks,
    beforeChange: [...(base.hooks?.beforeChange ?? []), askOwnFirst],
    afterChange: [...(base.hooks?.afterChange ?? []), endUnguarded],
  },
}
