import { formatMoment } from '@ostrov/shared/formats/time'
import { sessionsOfPerson } from '@ostrov/shared/sessions/lists'
import type { PersonSessionWire } from '@ostrov/shared/sessions/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { type Answer, ask } from '@ostrov/shared/wire/answers'
import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { serverNow } from '../../clock'
import { CardList } from '../../components/records/CardList'
import { ConfirmedAct } from '../../components/records/ConfirmedAct'
import './people-desk.css'

type Page = { items: PersonSessionWire[]; page: number; limit: number; total: number }
type Calls = {
  get(options: { query: { page?: number } }): Promise<Answer<Page>>
  delete(): Promise<Answer<unknown>>
}

/** Where a person is signed in, and the end of all of it. `name`: `customer:<id>`. */
export function PersonSessions({ name, calls }: { name: string; calls: Calls }) {
  const known = useQueryClient()
  const key = `${name}:sessions`
  return (
    <div className="stack gap-4">
      <CardList
        table={sessionsOfPerson}
        name={key}
        read={({ page }) => ask(calls.get({ query: { page: Number(page ?? 1) } }))}
        columns={[
          { key: 'device', title: 'Откуда', cell: ({ device }) => device },
          { key: 'created_at', title: 'Вход', cell: ({ created_at }) => formatMoment(created_at, serverNow()) },
          { key: 'expire_at', title: 'Закончится', cell: ({ expire_at }) => formatMoment(expire_at, serverNow()) },
        ]}
        empty={'Сейчас никуда не\u00A0вошли'}
      />
      <div className="person-sessions__end">
        <ConfirmedAct
          icon={LogOut}
          label="Выйти везде"
          text={'Закончатся все входы и\u00A0уведомления в\u00A0браузерах. Войти можно сразу же.'}
          title="Закончить все входы?"
          send={() => ask(calls.delete())}
          onDone={() => {
            showToast('Все входы закончились', { kind: 'success' })
            for (const queryKey of [[key], ['log', name]]) void known.invalidateQueries({ queryKey })
          }}
        />
      </div>
    </div>
  )
}
