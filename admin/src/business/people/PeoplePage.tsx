import { BUSINESS_PERMISSIONS } from '@ostrov/shared/accounts/permissions'
import { chipsOf, withoutFilters } from '@ostrov/shared/lists/chips'
import { managerList } from '@ostrov/shared/staff/lists'
import type { ManagerWire } from '@ostrov/shared/staff/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { ask } from '@ostrov/shared/wire/answers'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api'
import { type Column, DataTable } from '../../components/DataTable'
import { ListFrame } from '../../components/lists/ListFrame'
import { useList } from '../../components/lists/use-list'
import { PageHeader } from '../../components/PageHeader'
import { Pagination } from '../../components/Pagination'
import { StatusBadge } from '../../components/StatusBadge'
import { useRestaurants } from '../../session/people'
import { InviteDrawer, ManagerDrawer } from './ManagerDrawer'
import { PeopleTabs } from './PeopleTabs'

/** Who works at one's restaurants, and whom one has invited. */
export function PeoplePage() {
  const list = useList(managerList)
  const { chosen, restaurants } = useRestaurants('owner')
  const [open, setOpen] = useState<ManagerWire | 'new' | null>(null)
  const query = { ...list.query, ...(chosen && restaurants.length > 1 && { restaurant_id: chosen.id }) }
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['managers', query],
    queryFn: () => ask(api.business_user.managers.get({ query })),
    placeholderData: keepPreviousData,
  })
  const client = useQueryClient()
  const onSaved = () => void client.invalidateQueries({ queryKey: ['managers'] })
  const close = () => setOpen(null)
  const filtered = chipsOf(managerList, list.query).length > 0
  return (
    <div className="page">
      <PageHeader title="Люди" tab={managerList.title}>
        <Button variant="primary" onClick={() => setOpen('new')} disabled={restaurants.length === 0}>
          <UserPlus size={20} aria-hidden="true" />
          Пригласить
        </Button>
      </PageHeader>
      <PeopleTabs />
      <ListFrame list={list} total={data?.total}>
        <DataTable
          caption="Менеджеры и приглашённые"
          columns={columns(setOpen)}
          list={list}
          rows={data?.items}
          rowKey={({ id }) => id}
          error={error}
          onRetry={refetch}
          waiting={isPlaceholderData}
          empty={{
            title: filtered ? 'Никого не\u00A0нашлось' : 'Вы пока одни',
            text: filtered
              ? 'Проверьте имя или почту.'
              : 'Пригласите менеджера по\u00A0почте и\u00A0отметьте, что ему можно делать.',
            action: filtered && (
              <Button onClick={() => list.choose(withoutFilters(managerList, list.query))}>Показать всех</Button>
            ),
          }}
        />
        {data && <Pagination list={list} page={data.page} limit={data.limit} total={data.total} />}
      </ListFrame>
      {open === 'new' && <InviteDrawer onClose={close} onSaved={onSaved} />}
      {open !== null && open !== 'new' && (
        <ManagerDrawer key={open.id} manager={open} onClose={close} onSaved={onSaved} />
      )}
    </div>
  )
}

const columns = (onOpen: (manager: ManagerWire) => void): readonly Column<ManagerWire>[] => [
  {
    key: 'name',
    title: 'Кто',
    cell: (manager) => (
      <>
        <button type="button" className="ui-link data-table__open" onClick={() => onOpen(manager)}>
          {manager.name}
        </button>
        <span className="data-table__second">{manager.email}</span>
      </>
    ),
  },
  { key: 'state', title: 'Состояние', cell: (manager) => <StatusBadge {...stateOf(manager)} /> },
  {
    key: 'access',
    title: 'Доступ',
    cell: ({ restaurants }) =>
      restaurants.map(({ restaurant_id, title, permissions }) => (
        <span key={restaurant_id} className="data-table__second">
          {title}: {permissions.map((permission) => BUSINESS_PERMISSIONS[permission].toLowerCase()).join(', ')}
        </span>
      )),
  },
]

function stateOf({ is_confirmed, is_blocked }: ManagerWire) {
  if (is_blocked) return { label: 'Заблокирован', tone: 'berry' as const }
  return is_confirmed
    ? { label: 'Работает', tone: 'leaf' as const }
    : { label: 'Ждём ответа на\u00A0приглашение', tone: 'amber' as const }
}
