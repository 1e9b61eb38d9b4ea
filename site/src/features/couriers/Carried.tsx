import { actsOf, COURIER_ACTS, type CourierAct, HAND_OVER_CODE_LENGTH } from '@ostrov/shared/couriers/rules'
import type { CourierOrderWire } from '@ostrov/shared/couriers/schema'
import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatTime } from '@ostrov/shared/formats/time'
import { doorWords } from '@ostrov/shared/geo/door'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { Field } from '@ostrov/shared/ui/Field'
import type { MouseEvent } from 'react'
import { Place } from './Place'
import { changeOf, type PressIds, type Pressing, pressIdOf } from './presses'

type Props = { order: CourierOrderWire; ids: PressIds; press: Pressing }
/** Which of a run it is. */
type Step = { step: readonly [number, number] | null }

/** An order that is theirs: where to, whom to call, what to take, and what to press. */
export function Carried({ order, ids, press, step }: Props & Step) {
  const { id, restaurant, status, promised_at, user_name, comment, dishes } = order
  const isWithThem = status === 'OUT_FOR_DELIVERY'
  return (
    <article className="courier__order stack gap-3" aria-label={`Заказ ${id}`}>
      <header className="bar gap-3">
        <h3>
          №&nbsp;{formatNumber(id)}, {user_name}
        </h3>
        <strong>до&nbsp;{formatTime(promised_at)}</strong>
      </header>
      {step && (
        <p className="courier__step">
          По&nbsp;пути: {step[0]}&nbsp;из&nbsp;{step[1]}
        </p>
      )}
      {!isWithThem && (
        <p>
          Забрать: {restaurant.name}, {restaurant.address}. {countOf(dishes, 'блюдо', 'блюда', 'блюд')}.
          {status === 'CONFIRMED' && ' Ещё не\u00A0готовят.'}
        </p>
      )}
      <Place address={order.address} door={doorWords(order).join(', ')} coordinates={order.coordinates} />
      {comment?.trim() && <p className="courier__comment">{comment}</p>}
      <Money order={order} />
      <Calls order={order} />
      {order.not_opened_at && <NotOpened />}
      <Acts order={order} ids={ids} press={press} />
    </article>
  )
}

function Money({ order }: { order: CourierOrderWire }) {
  const { payment_type, to_take } = order
  if (to_take === 0) return <p>Оплачен: денег не&nbsp;брать.</p>
  const change = changeOf(order)
  return (
    <p className="courier__money">
      {payment_type === 'card' ? 'Картой' : 'Наличными'} <strong>{formatMoney(to_take)}</strong>
      {change !== null && (
        <>
          , сдача <strong>{formatMoney(change)}</strong>
        </>
      )}
    </p>
  )
}

function Calls({ order: { user_phone, restaurant } }: { order: CourierOrderWire }) {
  return (
    <div className="courier__calls">
      <a
        className={buttonClass({ size: 'large' })}
        href={`tel:+${user_phone}`}
        aria-label={`Позвонить клиенту: ${formatPhone(user_phone)}`}
      >
        Позвонить клиенту
      </a>
      {restaurant.phone && (
        <a
          className={buttonClass({ size: 'large' })}
          href={`tel:+${restaurant.phone}`}
          aria-label={`Позвонить в\u00A0ресторан: ${restaurant.name}`}
        >
          Позвонить в&nbsp;ресторан
        </a>
      )}
    </div>
  )
}

function NotOpened() {
  return (
    <p className="courier__comment" role="status">
      Ресторан знает, что не&nbsp;открывают. Позвоните клиенту и&nbsp;подождите десять минут, потом позвоните
      в&nbsp;ресторан: он&nbsp;решит, ждать или везти обратно.
    </p>
  )
}

function Acts({ order, ids, press }: Props) {
  const acts = actsOf(order)
  const asksCode = order.asks_code && acts.includes('hand_over')
  const pressed = (act: CourierAct) => (event: MouseEvent<HTMLButtonElement>) => {
    if (!press) return
    event.preventDefault()
    const code = event.currentTarget.form && new FormData(event.currentTarget.form).get('code')
    press(order.id, act, act === 'hand_over' && typeof code === 'string' ? code : undefined)
  }
  if (acts.length === 0) return null
  return (
    <form className="stack gap-3" method="post">
      <input type="hidden" name="order_id" value={order.id} />
      {asksCode && (
        <Field
          label="Код клиента"
          hint="Четыре цифры со&nbsp;страницы заказа"
          name="code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={HAND_OVER_CODE_LENGTH}
        />
      )}
      {acts.map((act, place) => (
        <span key={act} className="courier__act">
          <input type="hidden" name={`id_${act}`} value={pressIdOf(ids, order.id, act)} />
          <Button
            type="submit"
            variant={place === 0 ? 'primary' : 'secondary'}
            size="large"
            wide
            name="act"
            value={act}
            onClick={pressed(act)}
          >
            {COURIER_ACTS[act]}
          </Button>
        </span>
      ))}
    </form>
  )
}
