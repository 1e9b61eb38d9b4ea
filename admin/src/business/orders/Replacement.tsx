import { pricedWithOptions } from '@ostrov/shared/baskets/rules'
import { formatMoney } from '@ostrov/shared/formats/money'
import { chosenOptions, demandOf, firstChoice, missingGroup, toggleInGroup } from '@ostrov/shared/menu/options'
import type { ProductDetailsWire, ProductWire } from '@ostrov/shared/menu/schema'
import type { BusinessOrderWire, OrderItemWire } from '@ostrov/shared/orders/schema'
import { findDishes } from '@ostrov/shared/search/find-dishes'
import { Button } from '@ostrov/shared/ui/Button'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { Field } from '@ostrov/shared/ui/Field'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { Replace } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api'
import { ErrorState, SkeletonRows } from '../../components/States'

/** So many dishes are shown at once; more are found by a word. */
const SHOWN = 30

/** The dish that is offered, its options, and why it cannot be. */
export type Instead = { id: string; options: string[]; refusal?: string }

type Props = {
  order: BusinessOrderWire
  /** The line it would stand in for. */
  line: OrderItemWire
  chosen: Instead | null
  onChoose: (instead: Instead | null) => void
}

/** Another dish of the same menu for a line: found by a word, at its price; who has paid is offered nothing dearer. */
export function Replacement({ order, line, chosen, onChoose }: Props) {
  const [looking, setLooking] = useState(false)
  if (chosen) return <Chosen order={order} line={line} chosen={chosen} onChoose={onChoose} />
  if (!looking) {
    return (
      <Button size="large" wide onClick={() => setLooking(true)}>
        <Replace size={22} aria-hidden="true" />
        Предложить замену
      </Button>
    )
  }
  return <DishSearch order={order} line={line} onChoose={(id) => onChoose({ id, options: [] })} />
}

type Searching = Pick<Props, 'order' | 'line'> & { onChoose: (product_id: string) => void }

function DishSearch({ order, line, onChoose }: Searching) {
  const [query, setQuery] = useState('')
  const { restaurant_id } = order
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['menu', restaurant_id],
    queryFn: () => ask(api.restaurants({ id: restaurant_id }).menu.get()),
  })
  if (error) return <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} />
  if (!data) return <SkeletonRows />
  const dishes = data.products.filter(({ id }) => id !== line.product_id)
  const found = query.trim() ? findDishes(dishes, query) : dishes
  return (
    <div className="replacement">
      <Field
        label="Что предложить вместо"
        type="search"
        autoComplete="off"
        placeholder="Название блюда"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p className="ui-hidden" role="status">
        {query.trim() && `Найдено: ${found.length}`}
      </p>
      {found.length === 0 && <p className="ui-muted">Такого блюда в&nbsp;меню нет.</p>}
      <ul className="replacement__dishes">
        {found.slice(0, SHOWN).map((dish) => (
          <li key={dish.id}>
            <DishRow order={order} line={line} dish={dish} onChoose={() => onChoose(dish.id)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type RowProps = { order: BusinessOrderWire; line: OrderItemWire; dish: ProductWire; onChoose: () => void }

function DishRow({ order, line, dish, onChoose }: RowProps) {
  const price = pricedWithOptions(dish, [])
  const dear = isTooDear(order, line, price)
  return (
    <button type="button" className="replacement__dish" disabled={dear} onClick={onChoose}>
      <span>
        {dish.name}
        {dear && <small>Дороже, а&nbsp;заказ уже оплачен</small>}
      </span>
      <span className="ui-numbers">{formatMoney(price)}</span>
    </button>
  )
}

function Chosen({ order, line, chosen, onChoose }: Props & { chosen: Instead }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['product', chosen.id],
    queryFn: async () => {
      const dish = await ask(api.user.products({ id: chosen.id }).get())
      onChoose(judged(order, line, dish, firstChoice(dish)))
      return dish
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} />
  if (!data) return <SkeletonRows rows={1} />
  const { options, refusal } = chosen
  const choose = (wanted: string[]) => onChoose(judged(order, line, data, wanted))
  const price = priceWith(data, options)
  return (
    <section className="replacement" aria-label="Замена">
      <p className="replacement__chosen">
        <span>
          Вместо «{line.name}»: <strong>{data.name}</strong> ×&nbsp;{line.quantity}
        </span>
        <strong className="ui-numbers">{formatMoney(price * line.quantity)}</strong>
      </p>
      {data.product_option_groups.map((group) => {
        const demand = demandOf(group)
        return (
          <ChoiceField
            key={group.id}
            many={group.max !== 1}
            legend={demand ? `${group.name}. ${demand}` : group.name}
            name={group.id}
            options={group.product_options.map(optionRow)}
            value={options}
            onChange={(now) => choose(toggleInGroup(group, options, changedOne(options, now)))}
          />
        )
      })}
      {data.product_options.length > 0 && (
        <ChoiceField
          many
          legend="Добавки"
          name="product_options"
          options={data.product_options.map(optionRow)}
          value={options}
          onChange={choose}
        />
      )}
      {refusal && (
        <p className="form-failure" role="status">
          {refusal}
        </p>
      )}
      <Button size="large" onClick={() => onChoose(null)}>
        Убрать замену
      </Button>
    </section>
  )
}

const optionRow = ({ id, name, price }: { id: string; name: string; price: number }) => ({
  value: id,
  label: name,
  note: price > 0 && <span className="ui-muted ui-numbers">+{formatMoney(price)}</span>,
})

/** The one option that a press has added or taken away. */
function changedOne(before: readonly string[], now: readonly string[]): string {
  return now.find((id) => !before.includes(id)) ?? before.find((id) => !now.includes(id)) ?? ''
}

/** The choice with what the server would say of it. */
function judged(order: BusinessOrderWire, line: OrderItemWire, dish: ProductDetailsWire, options: string[]): Instead {
  const instead = { id: dish.id, options }
  const wanting = dish.product_option_groups.find(({ id }) => id === missingGroup(dish, options))
  if (wanting) return { ...instead, refusal: `${wanting.name}: ${demandOf(wanting) ?? 'выберите'}` }
  if (isTooDear(order, line, priceWith(dish, options)))
    return { ...instead, refusal: 'Заказ уже оплачен: замена не\u00A0может быть дороже' }
  return instead
}

function priceWith(dish: ProductDetailsWire, options: readonly string[]): number {
  return pricedWithOptions(dish, chosenOptions(dish, options))
}

/** Nobody is asked to pay twice for one order. */
function isTooDear({ payment_type }: BusinessOrderWire, line: OrderItemWire, price: number): boolean {
  return payment_type === 'online' && price * line.quantity > line.line_total
}
