import { formatPhone } from '@ostrov/shared/formats/phone'
import { formatMoment } from '@ostrov/shared/formats/time'
import { ORGANIZATION_CATEGORIES } from '@ostrov/shared/organizations/categories'
import type { OrganizationDeskRow } from '@ostrov/shared/organizations/desk-schema'
import { ORGANIZATION_DESK_FORM } from '@ostrov/shared/organizations/form'
import { organizationDesk } from '@ostrov/shared/organizations/lists'
import { ORGANIZATION_STATES } from '@ostrov/shared/organizations/rules'
import { CUSTOMERS, cardPath, DESK_ORGANIZATIONS } from '@ostrov/shared/paths'
import { Picture } from '@ostrov/shared/ui/Picture'
import { Link } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { CardForm } from '../../components/records/CardForm'
import { TwoLines } from '../../components/records/columns'
import type { RecordScreen } from '../../components/records/record-calls'
import { recordPage } from '../../components/records/record-page'
import { StatusBadge } from '../../components/StatusBadge'
import '../promotions/desk.css'

type Row = typeof OrganizationDeskRow.static

const TONES = { approved: 'leaf', pending: 'amber', needs_work: 'berry', rejected: 'berry', hidden: 'ink' } as const
const State = ({ state }: Row) => <StatusBadge label={ORGANIZATION_STATES[state]} tone={TONES[state]} />
const personOf = ({ owner: { name, phone } }: Row) => name || (phone ? formatPhone(phone) : '—')

const screen: RecordScreen<typeof ORGANIZATION_DESK_FORM, Row> = {
  noun: 'organization',
  path: DESK_ORGANIZATIONS,
  calls: api.admin.organizations,
  file: '/api/admin/organizations/export',
  list: organizationDesk,
  form: ORGANIZATION_DESK_FORM,
  together: ['category', 'is_hidden'],
  columns: [
    {
      key: 'name',
      title: 'Организация',
      cell: ({ name, image, is_changing }) => (
        <span className="desk-title row gap-3">
          <Picture image={image} alt="" ratio={1} sizes="40px" className="desk-title__picture" />
          <span>
            <TwoLines second={is_changing && 'Правки на\u00A0проверке'}>{name}</TwoLines>
          </span>
        </span>
      ),
    },
    {
      key: 'category',
      title: 'Занятие',
      cell: ({ category, city }) => <TwoLines second={city.title}>{ORGANIZATION_CATEGORIES[category]}</TwoLines>,
    },
    { key: 'state', title: 'Состояние', cell: (row) => <State {...row} /> },
    { key: 'owner', title: 'Владелец', cell: personOf },
  ],
  titleOf: ({ name }) => name,
  card: {
    badge: (row) => <State {...row} />,
    facts: (row) => ({
      Номер: row.number,
      Владелец: <Link to={cardPath(CUSTOMERS, row.owner.id)}>{personOf(row)}</Link>,
      Сотрудников: row.employees,
      'Слова модератора': row.moderation_reason ?? '—',
      Добавлена: formatMoment(row.created_at, serverNow()),
    }),
    tabs: [{ key: 'about', title: 'Сведения', content: (row) => <CardForm screen={screen} row={row} /> }],
  },
}

/** Shops, workshops, clinics: people of the portal add them. */
export const OrganizationsPage = recordPage(screen)
