import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { countOf } from '@ostrov/shared/formats/plural'
import { togetherPath } from '@ostrov/shared/paths'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { loadBaskets } from '../baskets/store'
import { openModal } from '../modals/store'
import { START_GROUP } from './modals'
import { lockGroup } from './store'
import './together.css'
import { watchGroup } from './watch'

type Props = { token: string; items: BasketWire['items'] /** The order is being placed. */; placing: boolean }

/** While friends fill this basket, what they add comes by itself. */
export default function CartTogether({ token, items, placing }: Props) {
  const [isLocked, setLocked] = useState(false)
  useEffect(() => watchGroup(token, () => void loadBaskets()), [token])
  const friends = new Set(items.flatMap(({ participant }) => participant?.name ?? [])).size
  const lock = async () => setLocked(await lockGroup(token, true))
  return (
    <section className="cart-together cluster-row" aria-label="Общая корзина">
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
        <a className={buttonClass({ size: 'small' })} href={togetherPath(token)}>
          Открыть
        </a>
      )}
    </section>
  )
}

/** «Заказать вместе»: how the owner is called, then the link. */
export function startGroup(restaurant_id: string): void {
  openModal(START_GROUP, { restaurant_id })
}

function wordsOf(friends: number): string {
  if (friends === 0) return 'Пошлите друзьям ссылку'
  return `${countOf(friends, 'друг добавил', 'друга добавили', 'друзей добавили')} блюда`
}
