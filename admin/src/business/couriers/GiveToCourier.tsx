import { isCarried, TRANSPORTS, wayWords } from '@ostrov/shared/couriers/rules'
import type { AtWorkWire } from '@ostrov/shared/couriers/schema'
import { formatNumber } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { Bike } from 'lucide-react'
import { useState } from 'react'
import { CourierPhone } from './CourierPhone'
import { alongWith, mayBeBrought, useAtWork, useBoardOrders, useGiving } from './use-giving'

type Props = { order: BusinessOrderWire }

/** Who brings the order and how far they are; a press gives it to somebody else. Nothing where nobody works as a courier. */
export function GiveToCourier({ order }: Props) {
  const [open, setOpen] = useState(false)
  const { courier } = order
  const { data } = useAtWork(order.restaurant_id, mayBeBrought(order))
  const couriers = data?.items ?? []
  if (!isCarried(order.status)) return courier && <p className="ui-muted">{broughtWords(courier)}</p>
  if (!courier && couriers.length === 0) return null
  return (
    <>
      <Button
        size="large"
        wide
        variant={courier?.not_opened_at ? 'danger' : 'secondary'}
        aria-label={`${courier ? broughtWords(courier) : 'Отдать курьеру'}: заказ ${order.id}`}
        onClick={() => setOpen(true)}
      >
        <Bike size={20} aria-hidden="true" />
        {courier ? broughtWords(courier) : 'Отдать курьеру'}
      </Button>
      <Dialog
        kind="GiveToCourier"
        open={open}
        onClose={() => setOpen(false)}
        title={`Кто везёт заказ №\u00A0${formatNumber(order.id)}`}
      >
        <Choice order={order} couriers={couriers} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function Choice({ order, couriers, onDone }: Props & { couriers: AtWorkWire['items']; onDone: () => void }) {
  const giving = useGiving(onDone)
  const board = useBoardOrders()
  const free = alongWith(order, board, null)
  const { courier } = order
  const others = couriers.filter(({ id }) => id !== courier?.id)
  const asked = giving.isPending ? giving.variables.courier_id : undefined
  return (
    <div className="stack gap-3">
      {courier && (
        <div className="stack gap-2">
          <p>{broughtWords(courier)}</p>
          <CourierPhone restaurant_id={order.restaurant_id} courier_id={courier.id} />
          <Button
            variant="danger"
            size="large"
            wide
            busy={asked === null}
            busyLabel="Забираем…"
            onClick={() => giving.mutate({ order, courier_id: null })}
          >
            Забрать у&nbsp;курьера
          </Button>
        </div>
      )}
      {others.map(({ id, name, transport, carries }) => (
        <Button
          key={id}
          size="large"
          wide
          busy={asked === id}
          busyLabel="Отдаём…"
          disabled={giving.isPending && asked !== id}
          onClick={() => giving.mutate({ order, courier_id: id })}
        >
          {name}, {TRANSPORTS[transport].toLowerCase()}
          {carries > 0 ? `, ${countOf(carries, 'заказ', 'заказа', 'заказов')}` : ', свободен'}
          {along(alongWith(order, board, id))}
        </Button>
      ))}
      {free && <p className="ui-muted">По&nbsp;пути и&nbsp;без курьера: {free}.</p>}
      {others.length === 0 && <p className="ui-muted">Больше отдать некому.</p>}
    </div>
  )
}

const along = (orders: string | null) => orders && `. По\u00A0пути: ${orders}`
const broughtWords = (courier: NonNullable<BusinessOrderWire['courier']>) => `${courier.name}: ${wayWords(courier)}`
