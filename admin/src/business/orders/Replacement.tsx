import { formatMoney } from '@ostrov/shared/formats/money'
import { quoted } from '@ostrov/shared/formats/quoted'
import { unitPrice } from '@ostrov/shared/menu/choice'
import { demandOf, firstChoice, missingGroup, priceOf, toggleInGroup } from '@ostrov/shared/menu/options'
import type { ProductDetailsWire, ProductWire } from '@ostrov/shared/menu/schema'
import type { BusinessOrderWire, OrderItemWire } from '@ostrov/shared/orders/schema'
import { findDishes } from '@ostrov/shared/search/find-dishes'
import { Button } from '@ostrov/shared/ui/Button'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { Field } from '@ostrov/shared/ui/Field'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Replace } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api'
import { ErrorState, SkeletonRows } from '../../components/States'

/** So many dishes are shown at once; more are found by a word. */
const SHOWN = 30

/** The dish that is offered, and what of it is chosen. */
export type Instead = { dish: ProductDetailsWire; options: string[] }

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
  if (looking) return <DishSearch order={order} line={line} onChoose={onChoose} />
  return (
    <Button size="large" wide onClick={() => setLooking(true)}>
      <Replace size={22} aria-hidden="true" />
      Предложить замену
    </Button>
  )
}

/** Why the dish cannot be offered so, as the server would say it; null when it can. */
export function insteadRefusal(order: BusinessOrderWire, line: OrderItemWire, { dish, options }: Instead) {
  const wanting = dish.product_option_groups.find(({ id }) => id === missingGroup(dish, options))
  if (wanting) return `${wanting.name}: ${demandOf(wanting)?.toLowerCase() ?? 'выберите'}`
  const dear = isTooDear(order, line, priceOf(dish, options, 1))
  return dear ? 'Заказ уже оплачен: замена не\u00A0может быть дороже' : null
}

function DishSearch({ order, line, onChoose }: Pick<Props, 'order' | 'line' | 'onChoose'>) {
  const [query, setQuery] = useState('')
  const { restaurant_id } = order
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['menu', restaurant_id],
    queryFn: () => ask(api.restaurants({ id: restaurant_id }).menu.get()),
  })
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (id: string) => ask(api.user.products({ id }).get()),
    onSuccess: (dish) => onChoose({ dish, options: firstChoice(dish) }),
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
  })
  if (error) return <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} />
  if (!data) return <SkeletonRows />
  const dishes = data.products.filter(({ id }) => id !== line.product_id)
  const found = query.trim() ? findDishes(dishes, query) : dishes
  return (
    <div className="replacement stack gap-3">
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
            <DishRow
              order={order}
              line={line}
              dish={dish}
              busy={isPending && variables === dish.id}
              onChoose={() => mutate(dish.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

type RowProps = {
  order: BusinessOrderWire
  line: OrderItemWire
  dish: ProductWire
  busy: boolean
  onChoose: () => void
}

function DishRow({ order, line, dish, busy, onChoose }: RowProps) {
  const price = unitPrice(dish)
  const dear = isTooDear(order, line, price)
  return (
    <button
      type="button"
      className="replacement__dish bar gap-4"
      disabled={dear}
      aria-busy={busy || undefined}
      onClick={onChoose}
    >
      <span>
        {dish.name}
        {dear && <small>Дороже, а&nbsp;заказ уже оплачен</small>}
      </span>
      <span className="ui-numbers">
        {busy ? <span className="ui-spinner" aria-hidden="true" /> : formatMoney(price)}
      </span>
    </button>
  )
}

function Chosen({ order, line, chosen, onChoose }: Props & { chosen: Instead }) {
  const { dish, options } = chosen
  const choose = (wanted: string[]) => onChoose({ dish, options: wanted })
  const refusal = insteadRefusal(order, line, chosen)
  return (
    <section className="replacement stack gap-3" aria-label="Замена">
      <p className="replacement__chosen">
        <span>
          Вместо {quoted(line.name)}: <strong>{dish.name}</strong> ×&nbsp;{line.quantity}
        </span>
        <strong className="ui-numbers">{formatMoney(priceOf(dish, options, line.quantity))}</strong>
      </p>
      {dish.product_option_groups.map((group) => (
        <ChoiceField
          key={group.id}
          many={group.max !== 1}
          legend={[group.name, demandOf(group)].filter(Boolean).join('. ')}
          name={group.id}
          options={group.product_options.map(optionRow)}
          value={options}
          onChange={(now) => choose(toggleInGroup(group, options, pressedOne(options, now)))}
        />
      ))}
      {dish.product_options.length > 0 && (
        <ChoiceField
          many
          legend="Добавки"
          name="product_options"
          options={dish.product_options.map(optionRow)}
          value={options}
          onChange={choose}
        />
      )}
      <p className="form-failure" role="status" hidden={refusal === null}>
        {refusal}
      </p>
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

/** The one option that a press has added, or else taken away. */
function pressedOne(before: readonly string[], now: readonly string[]): string {
  return now.find((id) => !before.includes(id)) ?? before.find((id) => !now.includes(id)) ?? ''
}

/** Nobody is asked to pay twice for one order. */
function isTooDear({ payment_type }: BusinessOrderWire, line: OrderItemWire, price: number): boolean {
  return payment_type === 'online' && price * line.quantity > line.line_total
}
