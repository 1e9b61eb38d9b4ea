import type { CounterMenuWire } from '@ostrov/shared/counters/schema'
import { formatMoney } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { FilePlus2 } from 'lucide-react'
import type { CounterMenuCalls } from './use-counter-menu'

type Props = { menu: CounterMenuWire; plan: CounterMenuCalls['plan']; mayPlan: boolean }

/** What only the counter has; of it an import of the menu is planned, which is looked through before it is applied. */
export function FreshGoods({ menu: { goods, fresh }, plan, mayPlan }: Props) {
  const articles = new Set(fresh)
  const unlinked = goods.filter(({ article }) => articles.has(article))
  return (
    <section className="stack gap-4" aria-labelledby="counter-fresh">
      <h2 id="counter-fresh">Есть только в&nbsp;кассе</h2>
      <p>
        {countOf(unlinked.length, 'товар', 'товара', 'товаров')} ни&nbsp;с&nbsp;чем у&nbsp;нас не&nbsp;связаны. Новые
        блюда можно завести в&nbsp;меню: сначала покажем, что добавится, а&nbsp;применённое можно отменить.
      </p>
      <details className="counter-fresh">
        <summary>Показать все: {unlinked.length}</summary>
        <ul className="counter-rows stack">
          {unlinked.map(({ article, name, price }) => (
            <li key={article}>
              <div className="counter-row__what">
                <span>{name}</span>
                <span className="ui-muted ui-small">
                  {formatMoney(price)}, артикул {article}
                </span>
              </div>
            </li>
          ))}
        </ul>
      </details>
      {mayPlan && (
        <div>
          <Button busy={plan.isPending} busyLabel="Готовим…" onClick={() => plan.mutate()}>
            <FilePlus2 size={20} aria-hidden="true" />
            Завести новые в&nbsp;меню
          </Button>
        </div>
      )}
      <FormFailure text={plan.error && sentenceOf(plan.error)} />
    </section>
  )
}
