import { formatMoney } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatMoment } from '@ostrov/shared/formats/time'
import { paidFor } from '@ostrov/shared/payments/labels'
import type { PaymentMismatchWire } from '@ostrov/shared/payments/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { ErrorState, SkeletonRows } from '../../components/States'

/** What the bank told of other sums than were asked; nothing at all while there is none. */
export function Mismatches() {
  const { data, isPending, isError, refetch } = useMismatches()
  if (isPending) return <SkeletonRows rows={1} />
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (data.total === 0) return null
  return (
    <section className="ui-card mismatches stack gap-3">
      <h2>Суммы, которые не&nbsp;сошлись</h2>
      <p className="ui-muted">{mismatchWords(data.total)}</p>
      <MismatchList mismatches={data.items} />
    </section>
  )
}

export function useMismatches() {
  return useQuery({
    queryKey: ['payment-mismatches'],
    queryFn: () => ask(api.admin.payments.mismatches.get({ query: {} })),
  })
}

export const mismatchWords = (count: number) =>
  `${countOf(count, 'раз', 'раза', 'раз')} банк сообщил не\u00A0ту сумму, что мы просили. Заказы мы не\u00A0тронули: проверьте платежи в\u00A0кабинете банка.`

export function MismatchList({ mismatches }: { mismatches: readonly PaymentMismatchWire[] }) {
  return (
    <ul>
      {mismatches.map((one) => (
        <Row key={one.id} mismatch={one} />
      ))}
    </ul>
  )
}

function Row({ mismatch }: { mismatch: PaymentMismatchWire }) {
  const { payment_id, status, expected, told, created_at } = mismatch
  return (
    <li>
      <strong>{paidFor(mismatch)}</strong>
      <span>
        {`просили ${formatMoney(expected)}, банк: `}
        <strong>{`${told.toLocaleString('ru-RU')}\u00A0₽`}</strong>
      </span>
      <span className="ui-muted ui-small">
        {`Платёж ${payment_id}, ${status}, ${formatMoment(created_at, serverNow())}`}
      </span>
    </li>
  )
}
