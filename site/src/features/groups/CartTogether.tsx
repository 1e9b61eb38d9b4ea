import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { countOf } from '@ostrov/shared/formats/plural'
import { togetherPath } from '@ostrov/shared/paths'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { loadBaskets } from '../baskets/store'
import { openModal } from '../modals/store'
import './cart-together.css'
import { START_GROUP } from './modals'
import { lockGroup } from './store'
import { watchGroup } from './watch'

type Props = { basket: BasketWire /** The order is being placed. */; placing?: boolean }

/** The way to a common basket, and while friends fill this one what they add. */
export default function CartTogether({ basket, placing = false }: Props) {
  const { group_token, restaurant_id, items } = basket
  useEffect(() => (group_token ? watchGroup(group_token, () => void loadBaskets()) : undefined), [group_token])
  const friends = new Set(items.flatMap(({ participant }) => participant?.name ?? [])).size
  const [isLocked, setLocked] = useState(false)
  if (!group_token) {
    return placing ? null : (
      <Button wide onClick={() => openModal(START_GROUP, { restaurant_id })}>
        <Users size={20} aria-hidden="true" />
        Заказать вместе
      </Button>
    )
  }
  const lock = async () => setLocked(await lockGroup(group_token, true))
  return (
    <section className="cart-together" aria-label="Общая корзина">
      <Users size={22} aria-hidden="true" />
      <p>
        <strong>Заказываете вместе</strong>
        <span className="ui-muted ui-small">
          {isLocked ? 'Друзья больше не\u00a0добавляют блюда' : wordsOf(friends)}
        </span>
      </p>
      {placing && !isLocked && (
        <Button size="small" onClick={lock}>
          Больше не&nbsp;добавлять
        </Button>
      )}
      {!placing && (
        <a className={buttonClass({ size: 'small' })} href={togetherPath(group_token)}>
          Открыть
        </a>
      )}
    </section>
  )
}

function wordsOf(friends: number): string {
  if (friends === 0) return 'Пошлите друзьям ссылку'
  return `${countOf(friends, 'друг добавил', 'друга добавили', 'друзей добавили')} блюда`
}
