import { courierPath } from '@ostrov/shared/couriers/paths'
import type { CourierAct } from '@ostrov/shared/couriers/rules'
import type { CourierWorkWire, FreeOrderWire } from '@ostrov/shared/couriers/schema'
import { runsOf } from '@ostrov/shared/couriers/way'
import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatTime } from '@ostrov/shared/formats/time'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { Carried } from './Carried'
import { CourierNotices } from './CourierNotices'
import { Place } from './Place'
import { type PressIds, type Pressing, pressIdOf } from './presses'
import { ShareWhere } from './ShareWhere'
import { useCourier } from './use-courier'

type Props = { courier_key: string; first: CourierWorkWire; ids: PressIds }

/** A courier's work for one hand: theirs, the sooner promised first, and what they may take. */
export default function Courier({ courier_key, first, ids }: Props) {
  const { shown, courier } = useCourier(courier_key, first)
  const { work, queue, refused, isOffline, ended } = shown
  const press =
    courier && ((order_id: number, act: CourierAct, code?: string) => courier.press({ order_id, act, code }))
  return (
    <div className="courier__work stack gap-4">
      <p className="courier__state" role="status">
        {queue.length > 0 && `Ждут сети: ${countOf(queue.length, 'нажатие', 'нажатия', 'нажатий')}. Отправим сами. `}
        {queue.length === 0 && isOffline && 'Сети нет: показываем то, что загрузилось. '}
        {ended}
      </p>
      {ended && (
        <a className={buttonClass({ variant: 'primary', wide: true })} href={courierPath(courier_key)}>
          Войти ещё раз
        </a>
      )}
      {refused.map(({ id, text }) => (
        <div key={id} className="courier__refused stack gap-2" role="alert">
          <p>{text}</p>
          <Button onClick={() => courier?.forgive(id)}>Понятно</Button>
        </div>
      ))}
      <h2>{work.orders.length > 0 ? 'Мои заказы' : 'Заказов пока нет'}</h2>
      {work.orders.length === 0 && (
        <p className="ui-muted">Как только ресторан отдаст вам заказ, он&nbsp;появится здесь.</p>
      )}
      {runsOf(work.orders).flatMap((run) =>
        run.map((order, place) => (
          <Carried key={order.id} {...{ order, ids, press }} step={run.length > 1 ? [place + 1, run.length] : null} />
        )),
      )}
      {work.free.length > 0 && <h2>Можно взять</h2>}
      {work.free.map((order) => (
        <Free key={order.id} order={order} ids={ids} press={press} />
      ))}
      {courier && !ended && <ShareWhere {...{ courier_key, shown }} onShare={courier.share} />}
      {courier && !ended && <CourierNotices courier_key={courier_key} isTold={work.is_told} onDone={courier.renew} />}
      {work.orders.length === 0 && queue.length === 0 && !ended && (
        <form method="post">
          <Button type="submit" variant="quiet" wide name="act" value="leave" onClick={courier?.leave}>
            Закончить смену
          </Button>
        </form>
      )}
    </div>
  )
}

function Free({ order, ids, press }: { order: FreeOrderWire; ids: PressIds; press: Pressing }) {
  const { id, restaurant, address, coordinates, promised_at, to_take } = order
  return (
    <article className="courier__order stack gap-3" aria-label={`Свободный заказ ${id}`}>
      <header className="bar gap-3">
        <h3>№&nbsp;{formatNumber(id)}</h3>
        <strong>до&nbsp;{formatTime(promised_at)}</strong>
      </header>
      <p>
        {restaurant.name}, {restaurant.address}
      </p>
      <Place address={address} coordinates={coordinates} />
      {to_take > 0 && <p>Взять с&nbsp;клиента {formatMoney(to_take)}</p>}
      <form method="post">
        <input type="hidden" name="order_id" value={id} />
        <input type="hidden" name="id_take" value={pressIdOf(ids, id, 'take')} />
        <Button
          type="submit"
          variant="sea"
          size="large"
          wide
          name="act"
          value="take"
          onClick={(event) => {
            if (!press) return
            event.preventDefault()
            press(id, 'take')
          }}
        >
          Возьму
        </Button>
      </form>
    </article>
  )
}
