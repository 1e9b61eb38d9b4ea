import { formatDay, formatTime } from '@ostrov/shared/formats/time'
import type { ProposalInputWire } from '@ostrov/shared/orders/proposal-schema'
import { answerUntil } from '@ostrov/shared/orders/proposals'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { SelectField } from '@ostrov/shared/ui/Field'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { ErrorState, SkeletonRows } from '../../components/States'
import { momentWords } from './shelf'

type Props = {
  order: BusinessOrderWire
  busy: boolean
  /** What is pressed in the end: an order not accepted yet is accepted by it. */
  call: string
  onAsk: (proposal: ProposalInputWire) => void
  /** A picture alone, where the order is in work. */
  small?: boolean
}

/** Offers the customer another moment; nothing of an order that is wanted now. */
export function AskMoment({ order, busy, call, onAsk, small = false }: Props) {
  const [open, setOpen] = useState(false)
  if (order.wanted_at === null) return null
  const label = {
    'aria-label': `Предложить другое время для\u00A0заказа ${order.id}`,
    title: 'Предложить другое время',
  }
  return (
    <>
      <Button
        size="large"
        className={small ? 'card-actions__icon' : 'card-actions__moment'}
        disabled={busy}
        {...(small && label)}
        onClick={() => setOpen(true)}
      >
        {small ? <CalendarClock size={22} aria-hidden="true" /> : 'Предложить другое время'}
      </Button>
      <Dialog kind="ProposeMoment" open={open} onClose={() => setOpen(false)} title="Другое время">
        <MomentForm
          order={order}
          call={call}
          onAsk={(wanted_at) => {
            setOpen(false)
            onAsk({ cancelled_items: [], wanted_at })
          }}
        />
      </Dialog>
    </>
  )
}

type FormProps = Pick<Props, 'order' | 'call'> & { onAsk: (wanted_at: string) => void }

function MomentForm({ order, call, onAsk }: FormProps) {
  const { data, error, isFetching, refetch } = useSlots(order)
  const [chosen, setChosen] = useState<string | null>(null)
  if (error) return <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} />
  if (!data) return <SkeletonRows />
  const now = serverNow()
  const free = data.days.flatMap(({ slots }) => slots).filter(({ at, is_full }) => !is_full && at !== order.wanted_at)
  const usual = free.find(({ at }) => at > (order.wanted_at ?? '')) ?? free.at(-1)
  const value = chosen ?? usual?.at
  if (!value)
    return <p className="ui-muted">Свободного времени нет: позвоните клиенту или откажитесь от&nbsp;заказа.</p>
  return (
    <div className="form">
      {order.wanted_at && <p>Клиент ждёт заказ {momentWords(order.wanted_at, now)}.</p>}
      <SelectField label="Предложить" value={value} onChange={({ target }) => setChosen(target.value)}>
        {data.days.map(({ date, slots }) => (
          <optgroup key={date} label={formatDay(slots[0]?.at ?? now, now)}>
            {slots.map(({ at, is_full }) => (
              <option key={at} value={at} disabled={is_full || at === order.wanted_at}>
                {`${momentWords(at, now)}${is_full ? '\u00A0— занято' : ''}`}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <p className="ui-muted">
        Место на&nbsp;кухне займём, когда клиент согласится. Не&nbsp;ответит до&nbsp;
        {formatTime(answerUntil(order, true, now))}
        &nbsp;— время останется прежним.
      </p>
      <Button variant="primary" size="large" wide onClick={() => onAsk(value)}>
        {call}
      </Button>
    </div>
  )
}

/** Quarters of an hour that the restaurant takes orders for, for where this one goes. */
function useSlots({ restaurant_id, delivery: { type: delivery_type, coordinates } }: BusinessOrderWire) {
  const [lon, lat] = coordinates?.coordinates ?? []
  return useQuery({
    queryKey: ['slots', restaurant_id, delivery_type, lon, lat],
    queryFn: () => ask(api.restaurants({ id: restaurant_id }).slots.get({ query: { delivery_type, lon, lat } })),
  })
}
