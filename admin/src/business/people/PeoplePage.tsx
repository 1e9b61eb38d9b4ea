import { managerList } from '@ostrov/shared/staff/lists'
import { BUSINESS_PERMISSIONS } from '@ostrov/shared/staff/permissions'
import type { ManagerWire } from '@ostrov/shared/staff/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api'
import type { Column } from '../../components/DataTable'
import { ListPage } from '../../components/lists/ListPage'
import { TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'
import { useRestaurants } from '../../session/people'
import { InviteDrawer, ManagerDrawer } from './ManagerDrawer'
import { PeopleTabs } from './PeopleTabs'

/** Who works at one's restaurants, and whom one has invited. */
export function PeoplePage() {
  const { chosen, restaurants } = useRestaurants('owner')
  const [open, setOpen] = useState<ManagerWire | 'new' | null>(null)
  const client = useQueryClient()
  const onSaved = () => void client.invalidateQueries({ queryKey: ['managers'] })
  const close = () => setOpen(null)
  return (
    <ListPage
      table={managerList}
      name="managers"
      calls={api.business_user.managers}
      narrow={chosen && restaurants.length > 1 && { restaurant_id: chosen.id }}
      title="Люди"
      acts={() => (
        <Button variant="sea" onClick={() => setOpen('new')} disabled={restaurants.length === 0}>
          <UserPlus size={20} aria-hidden="true" />
          Пригласить
        </Button>
      )}
      above={<PeopleTabs />}
      caption="Менеджеры и приглашённые"
      columns={columns(setOpen)}
      empty={{
        title: 'Вы пока одни',
        text: 'Пригласите менеджера по\u00A0почте и\u00A0отметьте, что ему можно делать.',
      }}
      missed={{ title: 'Никого не\u00A0нашлось', text: 'Проверьте имя или почту.', all: 'Показать всех' }}
      below={() => (
        <>
          {open === 'new' && <InviteDrawer onClose={close} onSaved={onSaved} />}
          {open !== null && open !== 'new' && (
            <ManagerDrawer key={open.id} manager={open} onClose={close} onSaved={onSaved} />
          )}
        </>
      )}
    />
  )
}

const columns = (onOpen: (manager: ManagerWire) => void): readonly Column<ManagerWire>[] => [
  {
    key: 'name',
    title: 'Кто',
    cell: (manager) => (
      <TwoLines second={manager.email}>
        <button type="button" className="ui-link data-table__open" onClick={() => onOpen(manager)}>
          {manager.name}
        </button>
      </TwoLines>
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
