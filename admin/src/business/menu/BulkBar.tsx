import { countOf } from '@ostrov/shared/formats/plural'
import type { BusinessProductWire, ProductsChangeWire } from '@ostrov/shared/menu/business-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { currentRowsOf } from '@ostrov/shared/wire/current'
import { useState } from 'react'
import { BulkPrice } from './BulkPrice'
import { type Menu, useCategories } from './use-menu'

type Dishes = readonly BusinessProductWire[]
type Props = {
  menu: Menu
  dishes: Dishes
  /** Some of them stand otherwise by now. */
  onNewer: (dishes: Dishes) => void
  onDone: () => void
}
type ChangeOf = (dish: BusinessProductWire) => Omit<ProductsChangeWire['items'][number], 'id' | 'version'>

/** What can be done with the chosen dishes together; each of it can be taken back. */
export function BulkBar(props: Props) {
  const { menu, dishes, onDone } = props
  const [pricing, setPricing] = useState(false)
  const { data: categories } = useCategories(menu)
  const change = async (changeOf: ChangeOf) => {
    await changeAll(props, changeOf)
    setPricing(false)
    onDone()
  }
  const tell = (changes: Promise<void>) =>
    void changes.catch((problem: unknown) => showToast(sentenceOf(problem), { kind: 'error' }))
  if (dishes.length === 0) return null
  return (
    <section className="bulk-bar cluster-row gap-2" aria-label="Выбранные блюда">
      <p>Выбрано: {dishes.length}</p>
      <div className="bulk-bar__acts cluster gap-2">
        <Button onClick={() => setPricing(true)}>Цена</Button>
        <Button onClick={() => tell(change(() => ({ is_active: true, stopped_until: null })))}>В&nbsp;продажу</Button>
        <Button onClick={() => tell(change(() => ({ stopped_until: 'tomorrow' })))}>Стоп до&nbsp;завтра</Button>
        <Button onClick={() => tell(change(() => ({ is_active: false })))}>Снять</Button>
        <select
          className="ui-input bulk-bar__category"
          aria-label="Перенести в категорию"
          value=""
          onChange={({ target }) => tell(change(() => ({ category_id: target.value })))}
        >
          <option value="" disabled>
            В&nbsp;категорию…
          </option>
          {categories?.items.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <Button variant="quiet" onClick={onDone}>
        Отменить выбор
      </Button>
      {pricing && <BulkPrice dishes={dishes} onApply={change} onClose={() => setPricing(false)} />}
    </section>
  )
}

/** Changes all of them at once, as they were seen; where one stands otherwise by now, that is shown first. */
async function changeAll({ menu, dishes, onNewer }: Props, changeOf: ChangeOf) {
  const send = (seen: Dishes) =>
    menu.changeMany(seen.map((dish) => ({ id: dish.id, version: dish.version, ...changeOf(dish) })))
  const { products } = await send(dishes).catch((problem: unknown) => {
    const now = newest(dishes, problem)
    onNewer(now)
    // Another name or photo changes nothing of what was seen here; over another price the next press decides.
    if (now === dishes || now.some((dish, at) => standing(dish) !== standing(dishes[at]))) throw problem
    return send(now)
  })
  const undo = () => void takeBack(menu, dishes, products)
  showToast(`Изменено: ${countOf(products.length, 'блюдо', 'блюда', 'блюд')}`, {
    kind: 'success',
    action: { label: 'Отменить', onPress: undo },
  })
}

/** The dishes as the refusal shows them, or the same where it is about something else. */
function newest(dishes: Dishes, problem: unknown): Dishes {
  const told = dishes[0] && currentRowsOf(problem, dishes[0])
  if (!told) return dishes
  const newer = new Map(told.map((dish) => [dish.id, dish]))
  return dishes.map((dish) => newer.get(dish.id) ?? dish)
}

/** What this bar changes. */
function standing(dish: BusinessProductWire | undefined): string {
  return JSON.stringify([dish?.price, dish?.discount_price, dish?.category_id, dish?.is_active, dish?.stopped_until])
}

/** Puts what stood there before in its place again; what somebody else has changed since stays theirs. */
async function takeBack(menu: Menu, before: Dishes, after: Dishes) {
  const versions = new Map(after.map(({ id, version }) => [id, version]))
  const items = before.map(({ id, price, discount_price, category_id, is_active, stopped_until }) => ({
    ...{ id, version: versions.get(id), price, discount_price, category_id, is_active },
    // A stop that is over by now stays so.
    stopped_until: stopped_until && Date.parse(stopped_until) > Date.now() ? stopped_until : null,
  }))
  await menu.changeMany(items).then(
    () => showToast('Вернули как\u00A0было', { kind: 'success' }),
    (problem: unknown) => showToast(sentenceOf(problem), { kind: 'error' }),
  )
}
