import { goalNames } from '@/domain/properties/goals'
import type { Field } from 'payload'
import { checkboxField } from '../../../fields/checkbox-field'
import { toSidebar } from '../../../fields/to-sidebar'
import { publicIdField } from '../../../fields/public-id-field'
import { relationshipField } from '../../../fields/relationship-field'
import { selectField } from '../../../fields/select-field'
import { statusField } from '../../../fields/status-field'
import { visibleInField } from '../../../fields/visible-in-field'
import { words } from '../../../fields/words'

const fields = [
  statusField(),
  checkboxField({
    name: 'isPublic',
    label: words(
      'Heeft een eigen pagina',
      'A sa propre page',
      'Has a page of its own',
      'Hat eine eigene Seite',
    ),
    description: words(
      'Niet aangevinkt: alleen te gebruiken in modules.',
      'Non coché : utilisable dans les modules seulement.',
      'Not ticked: for use in modules only.',
      'Nicht angekreuzt: nur in Modulen verwendbar.',
    ),
    defaultValue: true,
    index: true,
  }),
  selectField({
    name: 'goal',
    label: words('Doel', 'But', 'Goal', 'Zweck'),
    description: words(
      'Te koop of te huur; een overname is er bij projecten niet.',
      'À vendre ou à louer ; pas de remise pour les projets.',
      'For sale or for rent; projects know no takeover.',
      'Zu verkaufen oder zu vermieten; Übernahmen gibt es bei Projekten nicht.',
    ),
    options: { sale: goalNames.sale, rent: goalNames.rent },
    required: true,
    defaultValue: 'sale',
    index: true,
  }),
  visibleInField(),
  relationshipField({
    name: 'manager',
    relationTo: 'team',
    label: words('Beheerder', 'Gestionnaire', 'Manager', 'Betreuer'),
    description: words(
      'Het teamlid dat vragen over dit project krijgt.',
      'Le membre de l’équipe qui reçoit les questions sur ce projet.',
      'The team member who receives questions about this project.',
      'Das Teammitglied, das Fragen zu diesem Projekt erhält.',
    ),
  }),
  publicIdField('projects'),
]

/** What stays in sight on every tab. */
export const projectSidebarFields: Field[] = fields.map((field) => toSidebar(field))
