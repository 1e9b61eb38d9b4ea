import { ADMINISTRATORS } from '@ostrov/shared/paths'
import { ADMINISTRATOR_FORM } from '@ostrov/shared/staff/form'
import { administratorDesk } from '@ostrov/shared/staff/lists'
import { ADMIN_ROLE_LABELS } from '@ostrov/shared/staff/permissions'
import { api } from '../../api'
import { momentColumn, TwoLines } from '../../components/records/columns'
import { recordPage } from '../../components/records/record-page'
import { StatusBadge } from '../../components/StatusBadge'
import { AdministratorSessions } from './AdministratorSessions'

/** Who works at the platform: a new one is mailed the link by which they choose a password. */
export const AdministratorsPage = recordPage({
  noun: 'admin',
  path: ADMINISTRATORS,
  calls: api.admin.administrator,
  file: '/api/admin/administrator/export',
  list: administratorDesk,
  form: ADMINISTRATOR_FORM,
  columns: [
    { key: 'name', title: 'Имя', cell: ({ name, email }) => <TwoLines second={email}>{name}</TwoLines> },
    { key: 'role', title: 'Роль', cell: ({ role }) => ADMIN_ROLE_LABELS[role] },
    {
      key: 'is_blocked',
      title: 'Вход',
      cell: ({ is_blocked }) =>
        is_blocked ? <StatusBadge label="Закрыт" tone="berry" /> : <StatusBadge label="Открыт" tone="leaf" />,
    },
    {
      key: 'has_second_factor',
      title: 'Код при\u00A0входе',
      cell: ({ has_second_factor }) => (has_second_factor ? 'Включён' : 'Нет'),
    },
    momentColumn('created_at', 'С\u00A0нами'),
  ],
  titleOf: ({ name }) => name,
  names: (row) => (row ? ['name', 'email', 'role', 'is_blocked'] : ['name', 'email', 'role']),
  fresh: () => ({ role: 'support' }),
  beside: (_, row) => row && <AdministratorSessions id={row.id} />,
})
