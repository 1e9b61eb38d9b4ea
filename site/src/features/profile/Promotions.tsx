import { formatMoney } from '@ostrov/shared/formats/money'
import { formatDay } from '@ostrov/shared/formats/time'
import { ORDER_MESSAGES } from '@ostrov/shared/orders/messages'
import { PROMO_TERMS } from '@ostrov/shared/paths'
import type { PromotionsForUserWire } from '@ostrov/shared/promotions/schema'
import { PROMO_STATUS_LABELS } from '@ostrov/shared/promotions/statuses'
import { copyText } from '@ostrov/shared/ui/copy-text'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { ask } from '@ostrov/shared/wire/answers'
import { Copy, Info } from 'lucide-react'
import { api } from '../../api'
import { EmptyState } from '../../components/EmptyState'
import { SkeletonList } from '../../components/Skeleton'
import { Invitations } from './Invitations'
import { PersonOnly } from './PersonOnly'
import './promotions.css'
import { useReading } from './use-reading'

/** The person's promo codes and invitations. */
export default function Promotions() {
  return (
    <PersonOnly title="Здесь будут ваши промокоды" drawing="promo">
      {() => <Loaded />}
    </PersonOnly>
  )
}

function Loaded() {
  const [reading, load] = useReading(readPromotions)
  if (reading === 'loading') return <SkeletonList picture={false} />
  if (reading === 'failed') return <ErrorState title="Не получилось загрузить акции" onRetry={load} />
  const { promo_codes, ref_code_data } = reading.data
  const now = new Date()
  return (
    <div className="promos">
      <Invitations data={ref_code_data} now={now} />
      <section aria-labelledby="promo-codes">
        <h2 id="promo-codes">Промокоды</h2>
        {promo_codes.length === 0 ? (
          <EmptyState
            drawing="promo"
            title="Промокодов пока нет"
            text="Пригласите друга — и после его первого заказа здесь появится ваш."
          />
        ) : (
          <ul className="promos__list columns gap-3">
            {[...promo_codes].sort(usableFirst).map((code) => (
              <li key={code.id}>
                <PromoCard code={code} now={now} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

const readPromotions = () => ask(api.user.promo_code.promotions.get())

type Code = PromotionsForUserWire['promo_codes'][number]

function PromoCard({ code, now }: { code: Code; now: Date }) {
  const { name, amount, amount_type, min_order_sum, status, expires_at } = code
  const active = status === 'active'
  const amountText = amount_type === 'percent' ? `−${amount}\u00a0%` : `−${formatMoney(amount)}`
  return (
    <article className="promo stack gap-2 ui-card" data-disabled={active ? undefined : ''}>
      <div className="promo__head">
        <strong className="promo__amount">{amountText}</strong>
        <a className="ui-round ui-round--plain" href={PROMO_TERMS} aria-label={`Условия: ${name}`}>
          <Info size={22} aria-hidden="true" />
        </a>
      </div>
      <h3>{name}</h3>
      <p className="ui-muted ui-small">
        {min_order_sum > 0 && `Заказ от\u00a0${formatMoney(min_order_sum)}, оплата онлайн. `}
        {status === 'active' ? `Действует до\u00a0${formatDay(expires_at, now)}` : PROMO_STATUS_LABELS[status]}
      </p>
      <button
        type="button"
        className="promo__code split gap-3"
        disabled={!active}
        onClick={() => copyText(code.code, ORDER_MESSAGES.promoCopied)}
      >
        <span className="ui-hidden">Скопировать промокод </span>
        {code.code}
        {active && <Copy size={20} aria-hidden="true" />}
      </button>
    </article>
  )
}

function usableFirst(one: Code, other: Code): number {
  return Number(other.status === 'active') - Number(one.status === 'active')
}
