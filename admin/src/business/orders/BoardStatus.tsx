import { quoted } from '@ostrov/shared/formats/quoted'
import { formatTime } from '@ostrov/shared/formats/time'
import { NOTIFICATION_SETTINGS } from '@ostrov/shared/paths'
import { RefreshCw, Volume2, VolumeX, Wifi, WifiOff } from 'lucide-react'
import { Link } from 'react-router'
import { $restaurantId, type ServedRestaurant, useProfile } from '../../session/people'
import { PauseButton } from '../hours/PauseButton'
import { BoardSettings } from './BoardSettings'
import type { Connection } from './connection'
import type { useBell } from './use-bell'

type Props = { connection: Connection; bell: ReturnType<typeof useBell> }

/** Whether the board can be trusted and heard. */
export function BoardStatus({ connection, bell }: Props) {
  return (
    <div className="board__status cluster gap-2">
      <ConnectionChip connection={connection} />
      <PauseButton />
      <button
        type="button"
        className={bell.enabled ? 'ui-chip' : 'ui-chip ui-chip--amber'}
        role="switch"
        aria-checked={bell.enabled}
        onClick={bell.toggle}
      >
        {bell.enabled ? <Volume2 size={20} aria-hidden="true" /> : <VolumeX size={20} aria-hidden="true" />}
        Звук
        {!bell.enabled && <span aria-hidden="true">выключен</span>}
      </button>
      <BoardSettings bell={bell} />
    </div>
  )
}

const CONNECTIONS = {
  live: { words: 'На\u00A0связи', tone: 'leaf', icon: Wifi },
  polling: { words: 'Обновляем раз в\u00A05\u00A0секунд', tone: 'amber', icon: RefreshCw },
  lost: { words: 'Нет связи', tone: 'berry', icon: WifiOff },
} as const

function ConnectionChip({ connection }: { connection: Connection }) {
  const { words, tone, icon: Icon } = CONNECTIONS[connection]
  return (
    <span className={`ui-chip ui-chip--${tone} board__connection`} role="status">
      <Icon size={20} aria-hidden="true" />
      {words}
    </span>
  )
}

/** The browser keeps a page silent until it is pressed: one press anywhere on this line lets the board be heard. */
export function SilentBanner({ bell }: { bell: Props['bell'] }) {
  if (!bell.asksToUnlock) return null
  return (
    <div role="status">
      <button type="button" className="board__silent split gap-3" onClick={bell.unlock}>
        <VolumeX size={28} aria-hidden="true" />
        <span className="board__silent-words">
          {bell.refused
            ? 'Браузер не\u00A0даёт звучать. Разрешите звук для\u00A0этого сайта в\u00A0настройках браузера и\u00A0нажмите снова.'
            : 'Доска молчит: браузер не\u00A0включает звук, пока страницу не\u00A0нажали.'}
        </span>
        <span className="board__silent-press">Включить звук</span>
      </button>
    </div>
  )
}

/** The owner has silenced a restaurant on every board: what this device is set to changes nothing of that. */
export function SilencedNote({ silenced, named }: { silenced: readonly ServedRestaurant[]; named: boolean }) {
  const { data: profile } = useProfile()
  const [first] = silenced
  if (!first) return null
  const titles = silenced.map(({ title }) => quoted(title)).join(', ')
  return (
    <div className="banner split banner--amber" role="status">
      <span className="banner__words">
        Новые заказы{named ? ` ${titles}` : ''} не&nbsp;звучат: звук выключен для&nbsp;всего ресторана, на&nbsp;всех
        досках.
        {profile?.role !== 'owner' && ' Включить его может владелец.'}
      </span>
      {profile?.role === 'owner' && (
        <Link className="banner__action" to={NOTIFICATION_SETTINGS} onClick={() => $restaurantId.set(first.id)}>
          К&nbsp;настройкам
        </Link>
      )}
    </div>
  )
}

type Lost = { updatedAt: Date; busy: boolean; onRetry: () => void }

/** What is on the board may be old, and the board says how old. */
export function LostBanner({ updatedAt, busy, onRetry }: Lost) {
  return (
    <div className="banner split banner--berry" role="alert">
      <span>
        Нет связи&nbsp;— показываем последние данные за&nbsp;{formatTime(updatedAt)}. Проверяем снова и&nbsp;снова.
      </span>
      <button type="button" className="banner__action" disabled={busy} onClick={onRetry}>
        {busy ? 'Проверяем…' : 'Проверить'}
      </button>
    </div>
  )
}
