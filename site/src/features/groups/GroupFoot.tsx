import { formatMoney } from '@ostrov/shared/formats/money'
import type { GroupWire } from '@ostrov/shared/groups/schema'
import { cartPath } from '@ostrov/shared/paths'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { Check, LogOut } from 'lucide-react'
import { openModal } from '../modals/store'
import { REMOVE_FRIEND } from './modals'
import { setReady } from './store'

type Props = { token: string; group: GroupWire; me: NonNullable<GroupWire['me']> }

/** What it comes to; on to the order for its owner, «Я готов(а)» for a friend. */
export function GroupFoot({ token, group, me }: Props) {
  const { total, offers, people, restaurant, state } = group
  const own = people.find(({ id }) => id === me.id)?.total ?? 0
  const { id } = me
  return (
    <div className="group__foot stack gap-3">
      {offers.map(({ offer_id, label, amount }) => (
        <p key={offer_id} className="group__sums ui-muted">
          <span>{label}</span>
          <span className="ui-price">{formatMoney(-amount)}</span>
        </p>
      ))}
      <p className="group__sums">
        <span>
          Ваши блюда <strong className="ui-price">{formatMoney(own)}</strong>
        </span>
        <span className="ui-muted">{`Всего ${formatMoney(total)}`}</span>
      </p>
      {id === null ? (
        <a
          className={buttonClass({ variant: 'primary', size: 'large', wide: true })}
          href={cartPath({ step: 1, restaurant: restaurant.id })}
        >
          {`К\u00a0заказу · ${formatMoney(total)}`}
        </a>
      ) : (
        state === 'open' && (
          <div className="group__ready">
            <Button
              variant={me.is_ready ? 'secondary' : 'primary'}
              wide
              aria-pressed={me.is_ready}
              onClick={() => setReady(token, id, !me.is_ready)}
            >
              <Check size={20} aria-hidden="true" />
              {me.is_ready ? 'Готово, ждём остальных' : 'Я\u00a0готов(а)'}
            </Button>
            <button
              type="button"
              className="ui-round ui-round--plain"
              aria-label="Выйти из общей корзины"
              onClick={() => openModal(REMOVE_FRIEND, { token, id, name: null })}
            >
              <LogOut size={20} aria-hidden="true" />
            </button>
          </div>
        )
      )}
    </div>
  )
}
