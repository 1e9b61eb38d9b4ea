import { formatPhone } from '@ostrov/shared/formats/phone'
import { formatMoment } from '@ostrov/shared/formats/time'
import { blackList } from '@ostrov/shared/staff/lists'
import type { BlackListedWire } from '@ostrov/shared/staff/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { serverNow } from '../../clock'
import type { Column } from '../../components/DataTable'
import { ListRows, useRows } from '../../components/lists/ListRows'
import { useList } from '../../components/lists/use-list'
import { PageHeader } from '../../components/PageHeader'
import { useProfile, useRestaurants } from '../../session/people'
import { PeopleTabs } from './PeopleTabs'
import { useForgive } from './use-black-list'

/** Whom one's restaurants serve no more; added from an order. */
export function BlackListPage() {
  const list = useList(blackList)
  const { chosen } = useRestaurants('orders')
  const { data: profile } = useProfile()
  const query = { ...list.query, ...(chosen && { restaurant_id: chosen.id }) }
  const rows = useRows('black-list', query, () => ask(api.business_user.black_list.get({ query })))
  return (
    <div className="page">
      <PageHeader title={profile?.role === 'owner' ? 'Люди' : blackList.title} tab={blackList.title} />
      {profile?.role === 'owner' && <PeopleTabs />}
      <ListRows
        list={list}
        rows={rows}
        caption="Кого вы больше не обслуживаете"
        columns={COLUMNS}
        empty={{
          title: 'В\u00A0чёрном списке никого',
          text: 'Добавить клиента можно со\u00A0страницы его заказа.',
        }}
        missed={{ title: 'Никого не\u00A0нашлось', text: 'Проверьте имя, телефон или причину.', all: 'Показать всех' }}
      />
    </div>
  )
}

const COLUMNS: readonly Column<BlackListedWire>[] = [
  {
    key: 'name',
    title: 'Клиент',
    cell: ({ name, phone }) => (
      <>
        {name ?? 'Без имени'}
        {phone && <span className="data-table__second data-table__whole">{formatPhone(phone)}</span>}
      </>
    ),
  },
  { key: 'reason', title: 'Причина', cell: ({ reason }) => reason },
  {
    key: 'restaurant',
    title: 'Ресторан',
    cell: ({ restaurant, created_at }) => (
      <>
        {restaurant}
        <span className="data-table__second data-table__whole">{formatMoment(created_at, serverNow())}</span>
      </>
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
