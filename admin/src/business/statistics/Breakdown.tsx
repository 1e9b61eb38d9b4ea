import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { PAYMENT_TYPE_LABELS } from '@ostrov/shared/orders/checkout'
import type { StatisticsWire } from '@ostrov/shared/statistics/schema'
import type { Voice } from './Figures'

const PAYMENTS: Readonly<Record<string, string>> = PAYMENT_TYPE_LABELS

/** How it was paid, why it was refused, and which promo codes were used. */
export function Breakdown({ statistics, voice }: { statistics: StatisticsWire; voice: Voice }) {
  const { payments, refusals, promo_codes, offers, figures } = statistics
  return (
    <>
      <Part
        title="Оплата"
        empty="Оплат не&nbsp;было."
        rows={payments.map(({ payment_type, orders, revenue }) => [
          PAYMENTS[payment_type] ?? payment_type,
          `${countOf(orders, 'заказ', 'заказа', 'заказов')} на\u00A0${formatMoney(revenue)}`,
        ])}
      />
      <Part
        title="Почему отказали"
        empty={voice === 'own' ? 'Вы никому не\u00A0отказали.' : 'Рестораны никому не\u00A0отказали.'}
        rows={refusals.map(({ reason, count }) => [reason, formatNumber(count)])}
        note={
          figures.cancelled_by_others > 0
            ? `Ещё отменили клиенты и\u00A0платформа: ${formatNumber(figures.cancelled_by_others)}`
            : undefined
        }
      />
      <Part
        title="Промокоды"
        empty="Промокодами не&nbsp;платили."
        rows={promo_codes.map(({ code, orders, discount }) => [
          code,
          `${countOf(orders, 'заказ', 'заказа', 'заказов')}, скидка ${formatMoney(discount)}`,
        ])}
      />
      {voice === 'own' && (
        <Part
          title="Акции"
          empty="Заказов с&nbsp;акциями не&nbsp;было."
          rows={offers.map(({ label, orders, discount }) => [
            label,
            `${countOf(orders, 'заказ', 'заказа', 'заказов')}, скидка ${formatMoney(discount)}`,
          ])}
        />
      )}
    </>
  )
}

type PartProps = {
  title: string
  empty: string
  rows: readonly (readonly [name: string, value: string])[]
  note?: string | undefined
}

function Part({ title, empty, rows, note }: PartProps) {
  return (
    <section className="ui-card statistics__part">
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="ui-muted">{empty}</p>
      ) : (
        <dl className="statistics__rows stack gap-2">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className="ui-muted ui-small">{note}</p>}
    </section>
  )
}
