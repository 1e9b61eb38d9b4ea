import { COUNTER_FAILURES } from '@ostrov/shared/counters/failures'
import type { CounterCheckWire, CounterStateWire } from '@ostrov/shared/counters/schema'
import { formatMoment } from '@ostrov/shared/formats/time'
import type { Tone } from '@ostrov/shared/orders/labels'
import { ask } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { useNow } from '../../clock'
import { StatusBadge } from '../../components/StatusBadge'
import { CheckAct } from './CheckAct'
import { counterKey } from './counter-key'

type Props = { id: string; counter: CounterStateWire /** Dishes that would not come to it. */; unlinked?: number }

/** Whether the counter works, and why it does not; «Проверить» asks it now. */
export function CounterState({ id, counter, unlinked = 0 }: Props) {
  const client = useQueryClient()
  const check = useMutation({
    mutationFn: () => ask(api.integrations.frontpad.restaurant({ restaurantId: id }).check.post()),
    onSettled: () => client.invalidateQueries({ queryKey: counterKey(id) }),
  })
  const now = useNow(60_000)
  const state = stateOf(counter, unlinked)
  return (
    <section className="stack gap-4" aria-labelledby="counter-state">
      <h2 id="counter-state">Состояние</h2>
      <p className="counter-state">
        <StatusBadge label={state.label} tone={state.tone} />
        <span>{state.text}</span>
      </p>
      {counter.checked_at && <p className="ui-muted ui-small">Проверено: {formatMoment(counter.checked_at, now)}.</p>}
      {counter.has_secret && (
        <CheckAct check={check} busyLabel="Спрашиваем кассу…">
          {(answered) => <Checked check={answered} />}
        </CheckAct>
      )}
    </section>
  )
}

function Checked({ check: { failure, said, hand, lacks } }: { check: CounterCheckWire }) {
  return (
    <div className="counter-check stack gap-2" data-failed={failure !== null || undefined}>
      <p>
        <strong>{said}.</strong> {hand}
      </p>
      {lacks.length > 0 && (
        <ul className="counter-lacks stack gap-1">
          {lacks.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

type State = { label: string; tone: Tone; text: string }

function stateOf({ enabled, has_secret, broken, checked_at }: CounterStateWire, unlinked: number): State {
  if (broken) {
    const { said, hand } = COUNTER_FAILURES[broken]
    return { label: 'Не\u00A0работает', tone: 'berry', text: `${said}. ${hand} Пока заказы приходят на\u00A0доску.` }
  }
  if (!has_secret) {
    return {
      ...{ label: 'Не\u00A0подключена', tone: 'ink' },
      text: 'Заполните настройки ниже: заказы пойдут прямо в\u00A0кассу.',
    }
  }
  if (enabled && checked_at === null) {
    return {
      ...{ label: 'Ещё не\u00A0проверяли', tone: 'amber' },
      text: 'Заказы пойдут в\u00A0кассу. Нажмите «Проверить», чтобы знать, что она их примет.',
    }
  }
  if (enabled && unlinked > 0) {
    return {
      ...{ label: 'Связь есть, меню связано не\u00A0всё', tone: 'amber' },
      text: 'Заказы уходят в\u00A0кассу без\u00A0тех блюд, у\u00A0которых нет артикула.',
    }
  }
  return enabled
    ? { label: 'Работает', tone: 'leaf', text: 'Заказы уходят в\u00A0кассу, а\u00A0её статусы видят клиенты.' }
    : { label: 'Выключена', tone: 'amber', text: 'Заказы приходят на\u00A0доску, в\u00A0кассу мы их не\u00A0передаём.' }
}
