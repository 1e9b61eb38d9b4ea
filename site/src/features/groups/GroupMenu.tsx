import { useStore } from '@nanostores/react'
import { optionsKey } from '@ostrov/shared/baskets/rules'
import type { GroupWire } from '@ostrov/shared/groups/schema'
import { MAX_QUANTITY } from '@ostrov/shared/menu/choice'
import { notServedWords } from '@ostrov/shared/menu/hours'
import type { MenuPageWire } from '@ostrov/shared/menu/page-schema'
import type { ProductWire } from '@ostrov/shared/menu/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Picture } from '@ostrov/shared/ui/Picture'
import { ask } from '@ostrov/shared/wire/answers'
import { Plus } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api'
import { Counter } from '../../components/Counter'
import { Price } from '../../components/Price'
import { SkeletonList } from '../../components/Skeleton'
import { menuSections } from '../menu/sections'
import { openModal } from '../modals/store'
import { GROUP_DISH } from './modals'
import { $chosen, putDish, setDish } from './store'

type Props = { token: string; group: GroupWire; me: NonNullable<GroupWire['me']> }

/** The restaurant's menu, from which one puts dishes into the common basket. */
export function GroupMenu({ token, group, me }: Props) {
  const { id } = group.restaurant
  const [menu, setMenu] = useState<MenuPageWire | 'loading' | 'failed'>('loading')
  const load = useCallback(() => {
    setMenu('loading')
    ask(api.restaurants({ id }).menu.get()).then(setMenu, () => setMenu('failed'))
  }, [id])
  useEffect(load, [load])
  if (menu === 'loading') return <SkeletonList />
  if (menu === 'failed') return <ErrorState title="Не получилось загрузить меню" onRetry={load} />
  const own = group.people.find((person) => person.id === me.id)?.items ?? []
  return menuSections(menu).map((section) => (
    <section key={section.id} className="group-menu" aria-labelledby={`group-menu-${section.id}`}>
      <h3 id={`group-menu-${section.id}`}>{section.label}</h3>
      <ul className="group-menu__dishes">
        {section.products.map((product) => (
          <Dish key={product.id} token={token} product={product} own={own} />
        ))}
      </ul>
    </section>
  ))
}

type DishProps = { token: string; product: ProductWire; own: GroupWire['people'][number]['items'] }

function Dish({ token, product, own }: DishProps) {
  const { id, name, image, price, discount_price, description, servings } = product
  const about = [notServedWords(servings, new Date()), description].filter(Boolean).join(' · ')
  return (
    <li className="group-dish cluster-row">
      <Picture image={image} alt="" ratio={1} sizes="76px" className="group-dish__photo" />
      <div className="group-dish__words">
        <span className="group-dish__name">
          <Phrase text={name} />
        </span>
        {about && <span className="ui-muted ui-small group-dish__about">{about}</span>}
        <Price price={price} discount_price={discount_price} />
      </div>
      <Call key={id} token={token} product={product} own={own} />
    </li>
  )
}

/** «+», which becomes a counter; where there is something to choose, the choice comes first. */
function Call({ token, product, own }: DishProps) {
  const { id, name, has_options } = product
  const [busy, setBusy] = useState(false)
  const chosen = useStore($chosen)
  const line = own.find(
    (item) =>
      optionsKey(
        item.product.id,
        item.product_options.map((one) => one.id),
      ) === optionsKey(id, []),
  )
  const quantity = line ? (chosen[line.id] ?? line.quantity) : 0
  if (line && quantity > 0 && !has_options) {
    const change = (count: number) => setDish(token, line.id, count)
    return <Counter label={name} value={quantity} min={0} max={MAX_QUANTITY} onChange={change} tone="call" />
  }
  const add = async () => {
    if (has_options) return openModal(GROUP_DISH, { token, product_id: id })
    setBusy(true)
    await putDish(token, { product_id: id, product_options: [], quantity: 1 })
    setBusy(false)
  }
  return (
    <Button size="small" busy={busy} aria-label={`${has_options ? 'Выбрать' : 'Добавить'}: ${name}`} onClick={add}>
      <Plus size={20} aria-hidden="true" />
      {has_options ? 'Выбрать' : 'Добавить'}
    </Button>
  )
}
