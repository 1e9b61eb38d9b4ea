import { VENUE_FORM } from '@ostrov/shared/events/form'
import { venueDesk } from '@ostrov/shared/events/lists'
import { VENUE_RUBRICS } from '@ostrov/shared/events/rubrics'
import { formatNumber } from '@ostrov/shared/formats/money'
import { DESK_VENUES } from '@ostrov/shared/paths'
import { newHallPath } from '@ostrov/shared/tickets/paths'
import { Link } from 'react-router'
import { api } from '../../api'
import { TwoLines } from '../../components/records/columns'
import { recordPage } from '../../components/records/record-page'
import { StatusBadge } from '../../components/StatusBadge'
import { afishaTabs } from './parts'

/** Where events are held. */
export const VenuesPage = recordPage({
  noun: 'venue',
  path: DESK_VENUES,
  calls: api.admin.venues,
  file: '/api/admin/venues/export',
  list: venueDesk,
  form: VENUE_FORM,
  together: ['rubric', 'is_hidden'],
  tabs: afishaTabs,
  columns: [
    {
      key: 'name',
      title: 'Площадка',
      cell: ({ name, rubric }) => <TwoLines second={VENUE_RUBRICS[rubric]}>{name}</TwoLines>,
    },
    { key: 'city', title: 'Где', cell: ({ city, address }) => <TwoLines second={address}>{city.title}</TwoLines> },
    { key: 'sessions', title: 'Впереди', align: 'end', cell: ({ sessions }) => formatNumber(sessions) },
    {
      key: 'halls',
      title: 'План зала',
      cell: ({ id, name }) => (
        <Link className="ui-link data-table__above" to={newHallPath(id)} aria-label={`Добавить план зала: ${name}`}>
          Добавить
        </Link>
      ),
    },
    {
      key: 'is_hidden',
      title: 'Страница',
      cell: ({ is_hidden }) =>
        is_hidden ? <StatusBadge label="Скрыта" tone="ink" /> : <StatusBadge label="Показана" tone="leaf" />,
    },
  ],
  titleOf: ({ name }) => name,
  fresh: () => ({}),
  removal: 'Пропадёт и\u00A0её страница. Площадку, на\u00A0которой есть сеансы, не\u00A0удалить: её скрывают.',
  groups: [{ names: ['rubric', 'city_id'] }],
})
