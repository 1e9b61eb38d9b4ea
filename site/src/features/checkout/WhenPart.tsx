import { formatTime, localParts, MINUTE_MS, toDate } from '@ostrov/shared/formats/time'
import { AHEAD_WINDOW_MINUTES, dayTitle, FULL_SLOT } from '@ostrov/shared/orders/ahead'
import { courierMinutes } from '@ostrov/shared/orders/courier'
import type { SlotDaysWire } from '@ostrov/shared/orders/slot-schema'
import { wantedWords } from '@ostrov/shared/orders/wanted'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { SelectField } from '@ostrov/shared/ui/Field'
import { useEffect } from 'react'
import NextSlot from './NextSlot'
import type { Checkout } from './use-checkout'
import { type Slots, useSlots } from './use-slots'

type Days = SlotDaysWire['days']
type Props = { checkout: Checkout /** Why the time was refused. */; refused: string | null }

/** For when the order is wanted: as soon as possible, or for a time, whose days and quarters are read once they are asked for. */
export default function WhenPart({ checkout, refused }: Props) {
  const { basket, form, address, barrier, change } = checkout
  const { delivery_type, is_ahead, wanted_at } = form
  const { id: restaurant_id, is_open, ahead_days } = basket.restaurant
  const isGone = barrier?.code === 'slot'
  const told = refused ?? (isGone ? `${barrier.message} ${wanted_at}` : null)
  const point = address?.coordinates ?? null
  const slots = useSlots({ restaurant_id, delivery_type, point, isOpen: is_ahead, told })
  const first = slots.state === 'ready' ? firstFree(slots.days) : undefined
  useEffect(() => {
    if (is_ahead && wanted_at === '' && first) change({ is_ahead: true, wanted_at: first })
  }, [is_ahead, wanted_at, first])
  const soon = { value: 'soon', label: 'Как можно скорее', more: soonWords(checkout) }
  const more = wanted_at && !isGone ? wantedWords(wanted_at, new Date()) : undefined
  return (
    <section className="checkout__part stack gap-4">
      <h2>Когда</h2>
      {(is_open || ahead_days === null) && (
        <ChoiceField
          legend="Когда"
          quiet
          className="ui-card checkout__choices"
          name="when"
          options={[soon, { value: 'ahead', label: 'Ко\u00A0времени', more }]}
          value={[is_ahead ? 'ahead' : 'soon']}
          onChange={([when]) => change({ is_ahead: when === 'ahead' })}
        />
      )}
      {is_ahead && <Choice slots={slots} checkout={checkout} />}
    </section>
  )
}

function Choice({ slots, checkout }: { slots: Slots; checkout: Checkout }) {
  const { form } = checkout
  if (slots.state === 'loading') {
    return (
      <div className="checkout__when stack gap-3" role="status">
        <span className="ui-hidden">Загружаем…</span>
        <div className="ui-skeleton" aria-hidden="true" />
        <div className="ui-skeleton" aria-hidden="true" />
      </div>
    )
  }
  if (slots.state === 'failed') {
    return (
      <p role="alert">
        {'Не\u00A0получилось узнать, на\u00A0какое время можно заказать. '}
        <button type="button" className="ui-link" onClick={slots.retry}>
          Повторить
        </button>
      </p>
    )
  }
  const next = nextFree(slots.days, form.wanted_at)
  const isThere = freeOf(slots.days).includes(form.wanted_at)
  return (
    <>
      {form.wanted_at && !isThere && (
        <p className="checkout__gone" role="alert">
          {`${goneWords(form.wanted_at)} `}
          {next && <NextSlot at={next} checkout={checkout} />}
        </p>
      )}
      {slots.days.length === 0 ? (
        <p className="ui-muted">{'На\u00A0ближайшие дни времени нет'}</p>
      ) : (
        <Pickers days={slots.days} checkout={checkout} isThere={isThere} />
      )}
    </>
  )
}

type PickersProps = { days: Days; checkout: Checkout; isThere: boolean }

/** The days as chips to press, the quarters of the chosen one as the phone's own list. */
function Pickers({ days, checkout, isThere }: PickersProps) {
  const { form, change } = checkout
  const { wanted_at } = form
  const now = new Date()
  const chosen = wanted_at && localParts(wanted_at).date
  const day = days.find(({ date }) => date === chosen) ?? days.find((one) => freeOf([one]).length > 0) ?? days[0]
  const choose = (one: Days[number]) => {
    const free = freeOf([one])
    const same = free.find((at) => wanted_at && formatTime(at) === formatTime(wanted_at))
    change({ is_ahead: true, wanted_at: same ?? free[0] ?? '' })
  }
  return (
    <div className="stack gap-3">
      <div className="ui-row" role="radiogroup" aria-label="День">
        {days.map((one) => {
          const isFull = freeOf([one]).length === 0
          return (
            <label key={one.date} className="ui-chip">
              <input
                className="ui-hidden"
                type="radio"
                name="wanted_day"
                checked={one === day}
                disabled={isFull}
                onChange={() => choose(one)}
              />
              {dayTitle(one.date, now)}
              {isFull && ` — ${FULL_SLOT}`}
            </label>
          )
        })}
      </div>
      <SelectField
        label="Время"
        name="wanted_at"
        hint={isThere ? hintOf(checkout) : undefined}
        value={isThere ? wanted_at : ''}
        onChange={({ target }) => change({ is_ahead: true, wanted_at: target.value })}
      >
        {!isThere && (
          <option value="" disabled>
            Выберите время
          </option>
        )}
        {day?.slots.map(({ at, is_full }) => (
          <option key={at} value={at} disabled={is_full}>
            {formatTime(at) + (is_full ? ` — ${FULL_SLOT}` : '')}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function soonWords({ form, basket }: Checkout): string {
  const { pickup_minutes, delivery_window } = basket.restaurant
  if (form.delivery_type === 'pickup') return `Будет готово через ${pickup_minutes}\u00A0мин`
  return `Привезём за ${courierMinutes(delivery_window)}`
}

function hintOf({ form: { delivery_type, wanted_at } }: Checkout): string {
  const from = formatTime(wanted_at)
  if (delivery_type === 'pickup') return `Приготовим к\u00A0${from}`
  const to = formatTime(new Date(toDate(wanted_at).getTime() + AHEAD_WINDOW_MINUTES * MINUTE_MS))
  return `Курьер приедет с\u00A0${from} до\u00A0${to}`
}

function goneWords(wanted_at: string): string {
  const now = new Date()
  const words = wantedWords(wanted_at, now)
  return toDate(wanted_at) < now
    ? `Время, которое вы\u00A0выбрали, прошло: ${words}.`
    : `На\u00A0время, которое вы\u00A0выбрали, заказать уже нельзя: ${words}.`
}

const freeOf = (days: Days) => days.flatMap(({ slots }) => slots.flatMap(({ at, is_full }) => (is_full ? [] : [at])))
const firstFree = (days: Days) => freeOf(days)[0]
const nextFree = (days: Days, from: string) => freeOf(days).find((at) => at >= from) ?? firstFree(days)
