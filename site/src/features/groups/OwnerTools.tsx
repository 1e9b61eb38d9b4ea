import { quoted } from '@ostrov/shared/formats/quoted'
import type { GroupWire } from '@ostrov/shared/groups/schema'
import { togetherPath } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { ChevronDown, Link2Off, Lock, LockOpen, QrCode, RefreshCw, Share2 } from 'lucide-react'
import { useState } from 'react'
import { showToastOnNextPage } from '../../components/left-toast'
import { SHARE } from '../modals/modals'
import { openModal } from '../modals/store'
import { START_GROUP } from './modals'
import { closeGroup, lockGroup, replaceLink } from './store'

/** The owner's reins: the link to send, and an end to adding. */
export function OwnerTools({ token, group }: { token: string; group: GroupWire }) {
  const { state, owner_name, restaurant } = group
  const page = togetherPath(token)
  if (state === 'closed' || state === 'expired') {
    return (
      <Button onClick={() => openModal(START_GROUP, { restaurant_id: restaurant.id, name: owner_name })}>
        Собрать ещё раз
      </Button>
    )
  }
  return (
    <section className="stack gap-4" aria-label="Ссылка для друзей">
      <Button
        variant="sea"
        wide
        onClick={() =>
          openModal(SHARE, { title: `Заказываем в\u00a0${quoted(restaurant.general_info.name)}: выбирайте`, url: page })
        }
      >
        <Share2 size={20} aria-hidden="true" />
        Позвать друзей
      </Button>
      <Reins token={token} isLocked={state === 'locked'} />
      <PageCode page={page} />
    </section>
  )
}

/** Who may still add, by which link, and an end to it. */
function Reins({ token, isLocked }: { token: string; isLocked: boolean }) {
  const replace = async () => {
    const next = await replaceLink(token)
    if (!next) return
    showToastOnNextPage('Ссылка новая: по\u00a0старой больше не\u00a0войти', 'success')
    location.replace(togetherPath(next))
  }
  return (
    <div className="group__reins columns gap-2">
      <Button size="small" onClick={() => lockGroup(token, !isLocked)}>
        {isLocked ? <LockOpen size={18} aria-hidden="true" /> : <Lock size={18} aria-hidden="true" />}
        {isLocked ? 'Разрешить добавлять' : 'Больше не\u00a0добавлять'}
      </Button>
      <Button size="small" onClick={replace}>
        <RefreshCw size={18} aria-hidden="true" />
        Новая ссылка
      </Button>
      <Button size="small" onClick={() => closeGroup(token)}>
        <Link2Off size={18} aria-hidden="true" />
        Закрыть сбор
      </Button>
    </div>
  )
}

/** The page as a QR code, drawn once it is unfolded. */
function PageCode({ page }: { page: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group__code" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <QrCode size={20} aria-hidden="true" />
        QR-код для тех, кто рядом
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      {isOpen && (
        <img
          src={`/page-code.svg?${new URLSearchParams({ page })}`}
          alt="QR-код: открыть общую корзину"
          width={180}
          height={180}
        />
      )}
    </details>
  )
}
