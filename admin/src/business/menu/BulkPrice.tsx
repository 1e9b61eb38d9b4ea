import { formatMoney } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { BULK_PRICES, changedPrice, type PriceChange } from '@ostrov/shared/menu/bulk'
import type { BusinessProductWire } from '@ostrov/shared/menu/business-schema'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { FormDrawer } from '../../components/forms/FormDrawer'

type Prices = { price: number; discount_price: number }
type Props = {
  dishes: readonly BusinessProductWire[]
  onApply: (changeOf: (dish: BusinessProductWire) => Prices) => Promise<void>
  onClose: () => void
}

/** Prices of many dishes, dearer or cheaper: every new one is seen before it applies. */
export function BulkPrice({ dishes, onApply, onClose }: Props) {
  const form = useForm({
    table: BULK_PRICES,
    initial: { way: 'dearer', by: 'percent', amount: '' },
    submit: async (values) => {
      await onApply((dish) => changedPrice(dish, changeOf(values)))
      return undefined
    },
  })
  const change = changeOf(form.values)
  return (
    <FormDrawer
      kind="BulkPrice"
      title={`Цена: ${countOf(dishes.length, 'блюдо', 'блюда', 'блюд')}`}
      form={form}
      save="Применить"
      saving="Меняем…"
      onClose={onClose}
    >
      <div className="dish-editor__pair">
        <FormField form={form} name="way" />
        <FormField form={form} name="by" />
      </div>
      <FormField form={form} name="amount" />
      <ul className="bulk-prices" aria-label="Новые цены">
        {dishes.map((dish) => {
          const next = changedPrice(dish, change)
          return (
            <li key={dish.id}>
              <span>{dish.name}</span>
              <span className="ui-numbers">
                <s className="ui-muted">{formatMoney(dish.price)}</s> {formatMoney(next.price)}
                {next.discount_price > 0 && ` (со\u00A0скидкой ${formatMoney(next.discount_price)})`}
              </span>
            </li>
          )
        })}
      </ul>
    </FormDrawer>
  )
}

function changeOf({ way, by, amount }: { way: string; by: string; amount: string }): PriceChange {
  const sum = Number(amount || 0)
  return { by: by === 'rubles' ? 'rubles' : 'percent', amount: way === 'cheaper' ? -sum : sum }
}
