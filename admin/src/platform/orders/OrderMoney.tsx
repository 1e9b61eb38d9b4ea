import { formatMoney } from '@ostrov/shared/formats/money'
import { formatMoment } from '@ostrov/shared/formats/time'
import type { AdminOrderCardWire } from '@ostrov/shared/orders/desk-schema'
import { PAYMENT_LABELS } from '@ostrov/shared/payments/labels'
import { RECEIPT_LABELS, RECEIPT_STATE_LABELS } from '@ostrov/shared/payments/receipts'
import type { ReactNode } from 'react'
import { serverNow } from '../../clock'
import { EmptyState } from '../../components/States'

const KINDS = {
  goods: 'Блюда',
  delivery: 'Доставка',
  discount: 'Скидка',
  payment: 'Оплата',
  refund: 'Возврат',
} as const

const PAID_BY = { platform: 'Скидка за\u00A0счёт сервиса', restaurant: 'Скидка за\u00A0счёт ресторана' } as const

/** The ledger as an account, what was given back and why, and each attempt to pay. */
export function OrderMoney({ order }: { order: AdminOrderCardWire }) {
  const { account, refunds, payments } = order
  const receipts = payments.flatMap((one) => one.receipts)
  const now = serverNow()
  return (
    <div className="stack gap-4">
      <dl className="order-sums cluster" aria-label="Счёт">
        <Sum label="Начислено" sum={account.charged} />
        <Sum label="Оплачено" sum={account.paid} />
        <Sum label="Возвращено" sum={account.refunded} />
        {account.returning > 0 && <Sum label="Возвращается" sum={account.returning} />}
        <Sum label="Остаток" sum={account.left} />
      </dl>
      <Lines title="Проводки">
        {account.rows.map(({ id, kind, amount, paid_by, is_bonus, created_at }) => (
          <Line
            key={id}
            what={is_bonus ? 'Баллы клиента' : paid_by ? PAID_BY[paid_by] : KINDS[kind]}
            sum={amount}
            more={formatMoment(created_at, now)}
          />
        ))}
      </Lines>
      {refunds.length > 0 && (
        <Lines title="Возвраты">
          {refunds.map(({ id, amount, reason, name, created_at }) => (
            <Line key={id} what={reason} sum={amount} more={`${name}, ${formatMoment(created_at, now)}`} />
          ))}
        </Lines>
      )}
      {payments.length > 0 ? (
        <Lines title="Попытки оплаты">
          {payments.map((one) => (
            <Line key={one.id} what={PAYMENT_LABELS[one.status]} sum={one.amount} more={moreOf(one, now)} />
          ))}
        </Lines>
      ) : (
        <EmptyState title="Онлайн не&nbsp;платили" text="Деньги берут при&nbsp;получении." />
      )}
      {receipts.length > 0 && (
        <Lines title="Чеки">
          {receipts.map((one) => (
            <Line key={one.id} what={<ReceiptName receipt={one} />} sum={one.amount} more={fiscalOf(one, now)} />
          ))}
        </Lines>
      )}
    </div>
  )
}

type Receipt = AdminOrderCardWire['payments'][number]['receipts'][number]

function ReceiptName({ receipt: { kind, url } }: { receipt: Receipt }) {
  if (url === null) return RECEIPT_LABELS[kind]
  return (
    <a className="ui-link" href={url} target="_blank" rel="noopener noreferrer">
      {RECEIPT_LABELS[kind]}
    </a>
  )
}

function fiscalOf(one: Receipt, now: Date): string {
  return [
    formatMoment(one.created_at, now),
    RECEIPT_STATE_LABELS[one.status],
    ...(one.document_number ? [`ФН ${one.fn_number}, ФД ${one.document_number}, ФП ${one.document_sign}`] : []),
    ...(one.error ? [one.error] : []),
  ].join(', ')
}

function moreOf(one: AdminOrderCardWire['payments'][number], now: Date): string {
  return [
    formatMoment(one.created_at, now),
    ...(one.method === 'sbp' ? ['по\u00A0СБП'] : []),
    ...(one.payment_id ? [`платёж ${one.payment_id}`] : []),
    ...(one.error_code ? [`код ${one.error_code}`] : []),
    ...(one.refunded_amount > 0 ? [`возвращено ${formatMoney(one.refunded_amount)}`] : []),
    ...(one.refund_failed_at ? [`возврат не\u00A0прошёл ${formatMoment(one.refund_failed_at, now)}, повторяем`] : []),
    ...(one.told === null ? [] : [`банк назвал другую сумму: ${one.told.toLocaleString('ru-RU')}\u00A0₽`]),
  ].join(', ')
}

function Sum({ label, sum }: { label: string; sum: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="ui-numbers">{formatMoney(sum)}</dd>
    </div>
  )
}

function Lines({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className="sums-list">{children}</ul>
    </section>
  )
}

function Line({ what, sum, more }: { what: ReactNode; sum: number; more: string }) {
  return (
    <li className="sums__line">
      <span>
        {what}
        <span className="events__comment ui-small">{more}</span>
      </span>
      <span className="ui-numbers">{formatMoney(sum)}</span>
    </li>
  )
}
