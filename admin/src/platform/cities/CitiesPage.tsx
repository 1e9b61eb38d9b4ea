import { formatNumber } from '@ostrov/shared/formats/money'
import { CITY_FORM } from '@ostrov/shared/geo/city-form'
import { cityDesk } from '@ostrov/shared/geo/lists'
import { CITIES } from '@ostrov/shared/paths'
import { api } from '../../api'
import { countWords } from '../../components/lists/count-words'
import { TwoLines } from '../../components/records/columns'
import { recordPage } from '../../components/records/record-page'
import { StatusBadge } from '../../components/StatusBadge'
import { CityMap } from './CityMap'

/** The towns of the region. */
export const CitiesPage = recordPage({
  noun: 'city',
  path: CITIES,
  calls: api.admin.cities,
  file: '/api/admin/cities/export',
  list: cityDesk,
  form: CITY_FORM,
  together: ['is_hidden', 'sort'],
  columns: [
    { key: 'name', title: 'Город', cell: ({ name, slug }) => <TwoLines second={slug}>{name}</TwoLines> },
    { key: 'restaurants', title: 'Рестораны', align: 'end', cell: ({ restaurants }) => formatNumber(restaurants) },
    { key: 'addresses', title: 'Адреса', align: 'end', cell: ({ addresses }) => countWords(addresses) },
    { key: 'sort', title: 'Порядок', align: 'end', cell: ({ sort }) => sort },
    {
      key: 'is_hidden',
      title: 'Состояние',
      cell: ({ is_hidden }) =>
        is_hidden ? <StatusBadge label="Скрыт" tone="ink" /> : <StatusBadge label="Показан" tone="leaf" />,
    },
  ],
  titleOf: ({ name }) => name,
  fresh: () => ({ zoom: '12', sort: '0' }),
  removal:
    'Он пропадёт из\u00A0выбора. Город, в\u00A0котором есть рестораны или адреса, не\u00A0удалить: его скрывают.',
  groups: [{ names: ['zoom', 'sort'] }],
  beside: ({ coordinates, zoom }) => <CityMap coordinates={coordinates} zoom={zoom} />,
})
