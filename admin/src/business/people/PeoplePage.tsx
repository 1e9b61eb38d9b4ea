import { managerList } from '@ostrov/shared/staff/lists'
import { BUSINESS_PERMISSIONS } from '@ostrov/shared/staff/permissions'
import type { ManagerWire } from '@ostrov/shared/staff/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { ask } from '@ostrov/shared/wire/answers'
import { useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api'
import type { Column } from '../../components/DataTable'
import { ListRows, useRows } from '../../components/lists/ListRows'
import { useList } from '../../components/lists/use-list'
import { PageHeader } from '../../components/PageHeader'
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
  const rows = useRows('managers', query, () => ask(api.business_user.managers.get({ query })))
  const client = useQueryClient()
  const onSaved = () => void client.invalidateQueries({ queryKey: ['managers'] })
  const close = () => setOpen(null)
  return (
    <div className="page">
      <PageHeader title="Люди" tab={managerList.title}>
        <Button variant="sea" onClick={() => setOpen('new')} disabled={restaurants.length === 0}>
          <UserPlus size={20} aria-hidden="true" />
          Пригласить
        </Button>
      </PageHeader>
      <PeopleTabs />
      <ListRows
        list={list}
        rows={rows}
        caption="Менеджеры и приглашённые"
        columns={columns(setOpen)}
        empty={{
          title: 'Вы пока одни',
          text: 'Пригласите менеджера по\u00A0почте и\u00A0отметьте, что ему можно делать.',
        }}
        missed={{ title: 'Никого не\u00A0нашлось', text: 'Проверьте имя или почту.', all: 'Показать всех' }}
      />
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
