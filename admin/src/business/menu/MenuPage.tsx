import { businessProducts } from '@ostrov/shared/menu/business-lists'
import type { BusinessProductWire, ProductActivityInputWire } from '@ostrov/shared/menu/business-schema'
import { MENU_IMPORT } from '@ostrov/shared/paths'
import { restaurantPrintPath, restaurantTablesPath } from '@ostrov/shared/restaurants/paths'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Plus, Printer, QrCode } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { ListFrame } from '../../components/lists/ListFrame'
import { useList } from '../../components/lists/use-list'
import { OneRestaurant } from '../../components/OneRestaurant'
import { PageHeader } from '../../components/PageHeader'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/States'
import { MenuTabs } from '../sale/MenuTabs'
import { StopDialog } from '../sale/StopDialog'
import { BulkBar } from './BulkBar'
import { CategoryDrawer } from './CategoryDrawer'
import { DishDrawer } from './DishDrawer'
import { FoundDishes } from './FoundDishes'
import { MenuTree } from './MenuTree'
import { ChosenContext, type Edited, type Menu, useCategories, useFacets, useMenu } from './use-menu'

/** A restaurant's dishes: one tree in its order, or what a search finds. */
export function MenuPage() {
  return (
    <OneRestaurant permission="menu" title="Меню">
      {({ id }) => <MenuOf restaurantId={id} />}
    </OneRestaurant>
  )
}

function MenuOf({ restaurantId }: { restaurantId: string }) {
  const menu = useMenu(restaurantId)
  const [edited, edit] = useState<Edited | null>(null)
  const query = useCategories(menu)
  const { data, error } = query
  const first = data?.items[0]
  return (
    <div className="page">
      <PageHeader title="Меню">
        {first && (
          <>
            <a className={buttonClass({})} href={restaurantPrintPath(restaurantId)} target="_blank" rel="noopener">
              <Printer size={20} aria-hidden="true" />
              На&nbsp;печать
            </a>
            <a className={buttonClass({})} href={restaurantTablesPath(restaurantId, 10)} target="_blank" rel="noopener">
              <QrCode size={20} aria-hidden="true" />
              Коды столов
            </a>
            <Button onClick={() => edit({ what: 'category', category: null })}>
              <Plus size={20} aria-hidden="true" />
              Категория
            </Button>
            <Button variant="sea" onClick={() => edit({ what: 'dish', dish: null, category_id: first.id })}>
              <Plus size={20} aria-hidden="true" />
              Блюдо
            </Button>
          </>
        )}
      </PageHeader>
      <MenuTabs />
      {data ? (
        first ? (
          <Dishes menu={menu} onEdit={edit} />
        ) : (
          <NoMenu onEdit={edit} />
        )
      ) : error ? (
        <ErrorState text={sentenceOf(error)} busy={query.isFetching} onRetry={query.refetch} />
      ) : (
        <SkeletonRows />
      )}
      {data && <Beside menu={menu} restaurantId={restaurantId} edited={edited} onEdit={edit} />}
    </div>
  )
}

/** What is opened beside the menu. */
function Beside({ menu, restaurantId, edited, onEdit }: BesideProps) {
  const close = () => onEdit(null)
  const categories = useCategories(menu).data?.items ?? []
  if (edited?.what === 'category') {
    const { category } = edited
    return <CategoryDrawer key={category?.id} {...{ menu, restaurantId, category }} onClose={close} />
  }
  if (edited?.what === 'stop') {
    const { dish } = edited
    const send = (input: ProductActivityInputWire) => menu.setActivity(dish.id, input)
    return <StopDialog name={dish.name} stop={dish} stock={dish.stock} send={send} onClose={close} />
  }
  if (edited?.what !== 'dish') return null
  const key = `${edited.dish?.id} ${edited.copy}`
  return <DishDrawer key={key} {...{ menu, restaurantId, categories }} {...edited} onEdit={onEdit} onClose={close} />
}
type BesideProps = {
  menu: Menu
  restaurantId: string
  edited: Edited | null
  onEdit: (edited: Edited | null) => void
}

function Dishes({ menu, onEdit }: { menu: Menu; onEdit: (edited: Edited) => void }) {
  const list = useList(businessProducts)
  const [chosen, setChosen] = useState<ReadonlyMap<string, BusinessProductWire>>(new Map())
  const toggle = useCallback(
    (dishes: readonly BusinessProductWire[], on: boolean) =>
      setChosen((now) => {
        if (on && dishes.every((dish) => now.get(dish.id) === dish)) return now
        const next = new Map(now)
        for (const dish of dishes) on ? next.set(dish.id, dish) : next.delete(dish.id)
        return next
      }),
    [],
  )
  const facets = useFacets(menu, list.query)
  const acts = { menu, onEdit }
  const isTree = Object.keys(list.query).every((name) => name === 'page' || name === 'limit')
  return (
    <ChosenContext value={useMemo(() => ({ chosen, toggle }), [chosen, toggle])}>
      <ListFrame list={list} total={undefined} facets={facets.data}>
        {isTree ? <MenuTree {...acts} /> : <FoundDishes {...acts} list={list} />}
      </ListFrame>
      <BulkBar
        menu={menu}
        dishes={[...chosen.values()]}
        onNewer={(dishes) => toggle(dishes, true)}
        onDone={() => setChosen(new Map())}
      />
    </ChosenContext>
  )
}

function NoMenu({ onEdit }: { onEdit: (edited: Edited) => void }) {
  return (
    <EmptyState title="Меню пока пустое" text="Начните с категории: «Супы», «Пицца». Или загрузите меню из файла.">
      <Button variant="sea" onClick={() => onEdit({ what: 'category', category: null })}>
        Добавить категорию
      </Button>
      <Link to={MENU_IMPORT} className={buttonClass({})}>
        Загрузить из&nbsp;файла
      </Link>
    </EmptyState>
  )
}
