import { formatMoney } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { productsOfRestaurant } from '@ostrov/shared/menu/desk-lists'
import type { ProductDeskWire } from '@ostrov/shared/menu/desk-schema'
import { ALL_DISHES, recordPath, restaurantInfoPath, restaurantPath } from '@ostrov/shared/paths'
import type { RestaurantDeskRow } from '@ostrov/shared/restaurants/desk-schema'
import { ask } from '@ostrov/shared/wire/answers'
import { Link } from 'react-router'
import { api } from '../../api'
import { HoursEditor } from '../../business/hours/HoursEditor'
import { ZonesEditor } from '../../business/zones/ZonesEditor'
import type { Column } from '../../components/DataTable'
import { CardList } from '../../components/records/CardList'
import { TwoLines } from '../../components/records/columns'
import type { CardTab } from '../../components/records/RecordCard'
import { RecordFacts } from '../../components/records/RecordFacts'
import { Managers, Owner } from '../business-users/tabs'
import { stateColumn } from '../menus/common'
import { OrdersStatistic } from '../statistics/OrdersStatistic'
import { TemplateButton } from './TemplateButton'
import './restaurants.css'

export type RestaurantRow = typeof RestaurantDeskRow.static

const yes = (is: boolean) => (is ? 'Да' : 'Нет')

/** What belongs to a restaurant. Its hours and zones are the restaurant's own editors under another hand. */
export const restaurantTabs: readonly CardTab<RestaurantRow>[] = [
  { key: 'profile', title: 'Профиль', content: (row) => <Profile row={row} /> },
  {
    key: 'legal',
    title: 'Реквизиты',
    content: ({ legal_info: { name, inn, ogrn, address } }) => (
      <RecordFacts
        facts={{
          Название: name || '—',
          ИНН: inn || '—',
          'ОГРН или ОГРНИП': ogrn || '—',
          'Юридический адрес': address || '—',
        }}
      />
    ),
  },
  { key: 'menu', title: 'Меню', content: ({ id }) => <Dishes id={id} /> },
  {
    key: 'hours',
    title: 'Часы',
    content: ({ id }) => (
      <div className="restaurant-part columns gap-5">
        <HoursEditor id={id} />
      </div>
    ),
  },
  {
    key: 'zones',
    title: 'Зоны',
    content: ({ id, address }) => (
      <div className="restaurant-part columns gap-5">
        <ZonesEditor
          id={id}
          address={address}
          head={(acts) => (
            <div className="cluster gap-3">
              <TemplateButton id={id} />
              {acts}
            </div>
          )}
        />
      </div>
    ),
  },
  {
    key: 'people',
    title: 'Люди',
    may: 'business_users',
    content: ({ owner }) => (
      <div className="restaurant-part columns gap-5">
        <RecordFacts facts={{ Владелец: <Owner owner={owner} />, Почта: owner.email }} />
        <Managers owner_id={owner.id} />
      </div>
    ),
  },
  {
    key: 'figures',
    title: 'Цифры',
    may: 'statistics',
    content: ({ id }) => <OrdersStatistic scope={{ restaurant_id: id }} />,
  },
]

const dish: readonly Column<ProductDeskWire>[] = [
  {
    key: 'name',
    title: 'Блюдо',
    cell: ({ id, name, category }) => (
      <TwoLines second={category}>
        <Link className="ui-link data-table__open" to={recordPath(ALL_DISHES, id)}>
          {name}
        </Link>
      </TwoLines>
    ),
  },
  { key: 'price', title: 'Цена', align: 'end', cell: ({ price }) => formatMoney(price) },
  stateColumn,
]

/** Its dishes, each opened among those of all restaurants. */
function Dishes({ id }: { id: string }) {
  return (
    <CardList
      table={productsOfRestaurant}
      name={`restaurant:${id}:dishes`}
      read={({ page, query }) =>
        ask(
          api.admin.products.get({
            query: { restaurant_id: id, page: Number(page ?? 1), ...(query !== undefined && { query: String(query) }) },
          }),
        )
      }
      columns={dish}
      empty="Блюд пока нет"
    />
  )
}

function Profile({ row }: { row: RestaurantRow }) {
  const { id, state, description, phones, delivery_time, free_delivery_sum, delivers, pickup, orders_per_quarter } = row
  const isShown = state === 'approved' || state === 'paused'
  return (
    <RecordFacts
      facts={{
        Описание: description || '—',
        Телефоны: phones.map(formatPhone).join(', ') || '—',
        'Время доставки': `${delivery_time}\u00A0мин`,
        'Бесплатная доставка':
          free_delivery_sum === null ? 'Как в\u00A0зоне' : `от\u00A0${formatMoney(free_delivery_sum)}`,
        Доставляет: yes(delivers),
        Самовывоз: yes(pickup),
        'Заказов за\u00A015\u00A0минут': orders_per_quarter ?? 'Без ограничения',
        'На\u00A0сайте': isShown ? (
          <>
            <a className="ui-link" href={restaurantPath(id)} target="_blank" rel="noreferrer">
              Меню
            </a>
            {', '}
            <a className="ui-link" href={restaurantInfoPath(id)} target="_blank" rel="noreferrer">
              о&nbsp;ресторане
            </a>
          </>
        ) : (
          'Не\u00A0показан'
        ),
      }}
    />
  )
}
