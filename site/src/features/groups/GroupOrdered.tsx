import { formatMoney } from '@ostrov/shared/formats/money'
import type { GroupWire } from '@ostrov/shared/groups/schema'
import { ORDER_LABELS, ORDER_TONES } from '@ostrov/shared/orders/labels'
import { wantedWords } from '@ostrov/shared/orders/wanted'
import { EDA, orderPath } from '@ostrov/shared/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'

type Props = { group: GroupWire; order: NonNullable<GroupWire['order']> }

/** It is ordered: how it stands, and what everybody's part is. */
export function GroupOrdered({ group: { me }, order }: Props) {
  const { uuid, status, wanted_at, parts, total } = order
  const mine = parts.find(({ name }) => name === me?.name)
  return (
    <section className="group__ordered stack gap-4" aria-labelledby="group-ordered">
      <div aria-live="polite">
        <span className={`ui-chip ui-chip--${ORDER_TONES[status]}`}>{ORDER_LABELS[status]}</span>
        <h3 id="group-ordered">
          {mine ? `Заказ оформлен, ваша часть ${formatMoney(mine.total)}` : 'Заказ оформлен без\u00a0ваших блюд'}
        </h3>
        {wanted_at && <p>{`Ко\u00A0времени: ${wantedWords(wanted_at, new Date())}`}</p>}
      </div>
      {parts.length > 0 && (
        <dl className="group__parts stack gap-2">
          {parts.map((part) => (
            <div key={part.name}>
              <dt>{part.name}</dt>
              <dd className="ui-numbers">{formatMoney(part.total)}</dd>
            </div>
          ))}
          <div className="group__whole">
            <dt>Итого</dt>
            <dd className="ui-numbers">{formatMoney(total)}</dd>
          </div>
        </dl>
      )}
      <a className={buttonClass({ variant: 'primary', wide: true })} href={uuid ? orderPath(uuid) : EDA}>
        {uuid ? 'К\u00a0заказу' : 'Рестораны'}
      </a>
    </section>
  )
}
