import { COURIER_SHIFT_FORM } from '@ostrov/shared/couriers/form'
import { courierList } from '@ostrov/shared/couriers/lists'
import type { ShiftWire } from '@ostrov/shared/couriers/schema'
import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatDate, formatTime, localParts } from '@ostrov/shared/formats/time'
import { isDay } from '@ostrov/shared/forms/form'
import { bodyOf, valuesOf } from '@ostrov/shared/forms/values'
import { Button } from '@ostrov/shared/ui/Button'
import { DateField } from '@ostrov/shared/ui/DateField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { FormFields } from '../../components/forms/FormFields'
import { SaveBar } from '../../components/forms/SaveBar'
import { OneRestaurant } from '../../components/OneRestaurant'
import { PageHeader } from '../../components/PageHeader'
import { ErrorState, SkeletonRows } from '../../components/States'

type Asked = { restaurant_id: string; id: string; day: string }

/** A courier's day: what they brought and how soon, and the cash of it, to be counted and printed. */
export function ShiftPage() {
  const { id = '' } = useParams()
  return (
    <OneRestaurant permission="settings" title={courierList.title}>
      {(restaurant) => <Shift restaurant_id={restaurant.id} id={id} />}
    </OneRestaurant>
  )
}

function Shift({ restaurant_id, id }: Omit<Asked, 'day'>) {
  const [typed, setTyped] = useState(() => localParts(serverNow()).date)
  const day = isDay(typed) ? typed : localParts(serverNow()).date
  const asked = { restaurant_id, id, day }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keyOf(asked),
    queryFn: () => ask(shiftOf(asked).get({ query: { day } })),
    placeholderData: keepPreviousData,
  })
  if (!data) {
    return error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />
  }
  return (
    <div className="page page--narrow printed">
      <PageHeader title={`Смена: ${data.name}`} text={formatDate(data.day, true)}>
        <Button onClick={() => print()}>
          <Printer size={20} aria-hidden="true" />
          Распечатать
        </Button>
      </PageHeader>
      <DateField label="День" value={typed} onChange={setTyped} />
      <Figures shift={data} />
      <Cash key={`${data.day} ${data.change_sum}`} asked={asked} shift={data} />
      <h2>{data.orders.length > 0 ? 'Заказы' : 'В\u00A0этот день заказов не\u00A0было'}</h2>
      <ol className="stack gap-2">
        {data.orders.map((order) => (
          <li key={order.id} className="bar gap-3">
            <span>{orderWords(order)}</span>
            <span className="ui-numbers">{formatMoney(order.total)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const keyOf = ({ restaurant_id, id, day }: Asked) => ['courier-shift', restaurant_id, id, day]
const shiftOf = ({ restaurant_id, id }: Asked) =>
  api.business_user.restaurant({ restaurantId: restaurant_id }).courier({ courierId: id }).shift

function Figures({ shift }: { shift: ShiftWire }) {
  const late = shift.orders.filter(({ is_late }) => is_late).length
  const back = shift.orders.filter(({ brought_back_at }) => brought_back_at !== null).length
  const lines = [
    ['Взял наличными', formatMoney(shift.taken)],
    ['Картой при\u00A0получении', formatMoney(shift.by_card)],
    ['Забирал за', minutesWords(shift.minutes_to_pick_up)],
    ['Вёз', minutesWords(shift.minutes_on_way)],
    ['Опоздал', String(late)],
    ['Вернул в\u00A0ресторан', String(back)],
    ...(shift.difference === null ? [] : [['Разница', differenceWords(shift.difference)] as const]),
  ] as const
  return (
    <dl className="sums">
      {lines.map(([label, value]) => (
        <div key={label} className="sums__line">
          <dt>{label}</dt>
          <dd className="ui-numbers">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const minutesWords = (minutes: number | null) => (minutes === null ? '—' : `${minutes}\u00A0мин`)

function differenceWords(difference: number): string {
  if (difference === 0) return 'Сошлось'
  return difference < 0 ? `Не\u00A0хватает ${formatMoney(-difference)}` : `Лишние ${formatMoney(difference)}`
}

function Cash({ asked, shift }: { asked: Asked; shift: ShiftWire }) {
  const client = useQueryClient()
  const form = useForm({
    table: COURIER_SHIFT_FORM,
    initial: valuesOf(COURIER_SHIFT_FORM, shift),
    submit: async (values) => {
      const body = bodyOf(COURIER_SHIFT_FORM, values)
      client.setQueryData(keyOf(asked), await ask(shiftOf(asked).put(body, { query: { day: asked.day } })))
      showToast('Касса посчитана', { kind: 'success' })
      return values
    },
  })
  return (
    <form className="form" aria-label="Касса смены" {...form.bind}>
      <FormFields form={form} />
      <SaveBar form={form} />
    </form>
  )
}

/** «№ 12: забрал 18:10, вручил 18:55, поздно» */
function orderWords({
  id,
  picked_up_at,
  handed_over_at,
  brought_back_at,
  is_late,
}: ShiftWire['orders'][number]): string {
  const parts = [
    picked_up_at && `забрал ${formatTime(picked_up_at)}`,
    handed_over_at && `вручил ${formatTime(handed_over_at)}`,
    brought_back_at && `вернул ${formatTime(brought_back_at)}`,
    is_late && 'поздно',
  ]
  return `№\u00A0${formatNumber(id)}: ${parts.filter(Boolean).join(', ')}`
}
