import { ALL_RESTAURANTS, BUSINESS_USERS, recordPath } from '@ostrov/shared/paths'
import type { BusinessUserRow } from '@ostrov/shared/staff/desk-schema'
import { managersOfOwner } from '@ostrov/shared/staff/lists'
import { BUSINESS_PERMISSIONS } from '@ostrov/shared/staff/permissions'
import { ask } from '@ostrov/shared/wire/answers'
import { Link } from 'react-router'
import { api } from '../../api'
import { CardList } from '../../components/records/CardList'
import { TwoLines } from '../../components/records/columns'
import type { CardTab } from '../../components/records/RecordCard'
import { EmptyState } from '../../components/States'
import { Acceptances } from '../people/Acceptances'
import { PersonSessions } from '../people/PersonSessions'

export type BusinessUser = typeof BusinessUserRow.static

const doorOf = (id: string) => api.admin.business_user({ id })

/** A partner by name, leading to their card. */
export function Owner({ owner: { id, name } }: { owner: { id: string; name: string } }) {
  return (
    <Link className="ui-link" to={recordPath(BUSINESS_USERS, id)}>
      {name}
    </Link>
  )
}

/** What belongs to a partner. */
export const partnerTabs: readonly CardTab<BusinessUser>[] = [
  {
    key: 'restaurants',
    title: 'Рестораны',
    count: ({ restaurants }) => restaurants.length,
    content: ({ restaurants }) =>
      restaurants.length === 0 ? (
        <EmptyState title="Ресторанов нет" />
      ) : (
        <ul className="session-list stack gap-2">
          {restaurants.map(({ id, title }) => (
            <li key={id}>
              <Link className="ui-link" to={recordPath(ALL_RESTAURANTS, id)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      ),
  },
  {
    key: 'managers',
    title: 'Менеджеры',
    content: ({ id }) => <Managers owner_id={id} />,
  },
  {
    key: 'sessions',
    title: 'Входы',
    content: ({ id }) => <PersonSessions name={`business:${id}`} calls={doorOf(id).sessions} />,
  },
  {
    key: 'acceptances',
    title: 'Согласия',
    content: ({ id }) => <Acceptances name={`business:${id}`} calls={doorOf(id).acceptances} />,
  },
]

/** Whom an owner has hired, and what each may do where. */
export function Managers({ owner_id: id }: { owner_id: string }) {
  return (
    <CardList
      table={managersOfOwner}
      name={`business:${id}:managers`}
      read={({ page }) => ask(doorOf(id).managers.get({ query: { page: Number(page ?? 1) } }))}
      columns={[
        {
          key: 'name',
          title: 'Менеджер',
          cell: (one) => (
            <TwoLines second={one.email}>
              <Owner owner={one} />
            </TwoLines>
          ),
        },
        {
          key: 'access',
          title: 'Что можно',
          cell: ({ restaurants }) => (
            <ul className="manager-access">
              {restaurants.map(({ restaurant_id, title, permissions }) => (
                <li key={restaurant_id}>
                  {`${title}: ${permissions.map((one) => BUSINESS_PERMISSIONS[one].toLowerCase()).join(', ')}`}
                </li>
              ))}
            </ul>
          ),
        },
        { key: 'is_confirmed', title: 'Приглашение', cell: (one) => (one.is_confirmed ? 'Принято' : 'Ждёт') },
      ]}
      empty="Менеджеров нет"
    />
  )
}
