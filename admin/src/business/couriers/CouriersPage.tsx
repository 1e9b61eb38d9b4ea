import { courierList } from '@ostrov/shared/couriers/lists'
import { courierPath, courierShiftPath } from '@ostrov/shared/couriers/paths'
import { TRANSPORTS } from '@ostrov/shared/couriers/rules'
import type { CourierWire } from '@ostrov/shared/couriers/schema'
import { countOf } from '@ostrov/shared/formats/plural'
import { Button } from '@ostrov/shared/ui/Button'
import { copyText } from '@ostrov/shared/ui/copy-text'
import { useQueryClient } from '@tanstack/react-query'
import { Copy, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api'
import type { Column } from '../../components/DataTable'
import { ListPage } from '../../components/lists/ListPage'
import { OneRestaurant } from '../../components/OneRestaurant'
import { TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'
import { ChangeCourier, NewCourier } from './CourierDrawer'
import { CourierTerms } from './CourierTerms'

/** Who brings a restaurant's orders, and how they work. */
export function CouriersPage() {
  return (
    <OneRestaurant permission="settings" title={courierList.title}>
      {({ id }) => <Couriers restaurant_id={id} />}
    </OneRestaurant>
  )
}

function Couriers({ restaurant_id }: { restaurant_id: string }) {
  const [open, setOpen] = useState<CourierWire | 'new' | null>(null)
  const client = useQueryClient()
  const drawer = {
    restaurant_id,
    onClose: () => setOpen(null),
    onSaved: () => void client.invalidateQueries({ queryKey: ['couriers'] }),
  }
  return (
    <ListPage
      table={courierList}
      name="couriers"
      calls={api.business_user.couriers}
      narrow={{ restaurant_id }}
      acts={() => (
        <Button variant="sea" onClick={() => setOpen('new')}>
          <UserPlus size={20} aria-hidden="true" />
          Добавить
        </Button>
      )}
      columns={columns(setOpen)}
      empty={{
        title: 'Курьеров пока нет',
        text: 'Добавьте курьера и\u00A0отправьте ему ссылку: по\u00A0ней он\u00A0увидит свои заказы.',
      }}
      missed={{
        title: 'Никого не\u00A0нашлось',
        text: 'Здесь только те, кто\u00A0работает у\u00A0вас.',
        all: 'Показать всех',
      }}
      below={() => (
        <>
          <CourierTerms restaurant_id={restaurant_id} />
          {open === 'new' && <NewCourier {...drawer} />}
          {open !== null && open !== 'new' && <ChangeCourier key={open.id} courier={open} {...drawer} />}
        </>
      )}
    />
  )
}

const columns = (onOpen: (courier: CourierWire) => void): readonly Column<CourierWire>[] => [
  {
    key: 'name',
    title: 'Кто',
    cell: (courier) => (
      <TwoLines second={`${TRANSPORTS[courier.transport]}, телефон на\u00A0${courier.phone_end}`}>
        <button type="button" className="ui-link data-table__open" onClick={() => onOpen(courier)}>
          {courier.name}
        </button>
      </TwoLines>
    ),
  },
  { key: 'state', title: 'Сейчас', cell: (courier) => <StatusBadge {...stateOf(courier)} /> },
  {
    key: 'shift',
    title: 'Смена',
    cell: ({ id, name }) => (
      <Link className="ui-link" to={courierShiftPath(id)} aria-label={`Касса и\u00A0заказы: ${name}`}>
        Касса и&nbsp;заказы
      </Link>
    ),
  },
  {
    key: 'link',
    title: 'Ссылка',
    cell: ({ key, name }) => (
      <Button aria-label={`Скопировать ссылку: ${name}`} onClick={() => void copyLink(key)}>
        <Copy size={18} aria-hidden="true" />
        Скопировать
      </Button>
    ),
  },
]

function stateOf({ is_active, is_on_shift, carries }: CourierWire) {
  if (!is_active) return { label: 'Не\u00A0работает', tone: 'ink' as const }
  if (carries > 0) return { label: `Везёт ${countOf(carries, 'заказ', 'заказа', 'заказов')}`, tone: 'sea' as const }
  return is_on_shift
    ? { label: 'Свободен', tone: 'leaf' as const }
    : { label: 'Не\u00A0на\u00A0смене', tone: 'ink' as const }
}

const copyLink = (key: string) =>
  copyText(location.origin + courierPath(key), 'Ссылка скопирована: отправьте её курьеру')
