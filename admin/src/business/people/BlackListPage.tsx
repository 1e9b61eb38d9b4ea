import { formatPhone } from '@ostrov/shared/formats/phone'
import { formatMoment } from '@ostrov/shared/formats/time'
import { blackList } from '@ostrov/shared/staff/lists'
import type { BlackListedWire } from '@ostrov/shared/staff/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { api } from '../../api'
import { serverNow } from '../../clock'
import type { Column } from '../../components/DataTable'
import { ListPage } from '../../components/lists/ListPage'
import { TwoLines } from '../../components/records/columns'
import { useProfile, useRestaurants } from '../../session/people'
import { PeopleTabs } from './PeopleTabs'
import { useForgive } from './use-black-list'

/** Whom one's restaurants serve no more; added from an order. */
export function BlackListPage() {
  const { chosen } = useRestaurants('orders')
  const { data: profile } = useProfile()
  const isOwner = profile?.role === 'owner'
  return (
    <ListPage
      table={blackList}
      name="black-list"
      calls={api.business_user.black_list}
      narrow={chosen && { restaurant_id: chosen.id }}
      title={isOwner ? 'Люди' : undefined}
      above={isOwner && <PeopleTabs />}
      caption="Кого вы больше не обслуживаете"
      columns={COLUMNS}
      empty={{ title: 'В\u00A0чёрном списке никого', text: 'Добавить клиента можно со\u00A0страницы его заказа.' }}
      missed={{ title: 'Никого не\u00A0нашлось', text: 'Проверьте имя, телефон или причину.', all: 'Показать всех' }}
    />
  )
}

const COLUMNS: readonly Column<BlackListedWire>[] = [
  {
    key: 'name',
    title: 'Клиент',
    cell: ({ name, phone }) => (
      <TwoLines second={phone && <span className="data-table__whole">{formatPhone(phone)}</span>}>
        {name ?? 'Без имени'}
      </TwoLines>
    ),
  },
  { key: 'reason', title: 'Причина', cell: ({ reason }) => reason },
  {
    key: 'restaurant',
    title: 'Ресторан',
    cell: ({ restaurant, created_at }) => (
      <TwoLines second={<span className="data-table__whole">{formatMoment(created_at, serverNow())}</span>}>
        {restaurant}
      </TwoLines>
    ),
  },
  { key: 'forgive', title: 'Что сделать', cell: (listed) => <Forgive listed={listed} /> },
]

function Forgive({ listed }: { listed: BlackListedWire }) {
  const forgive = useForgive(listed)
  return (
    <Button busy={forgive.isPending} busyLabel="Убираем…" onClick={() => forgive.mutate()}>
      Обслуживать снова
    </Button>
  )
}
