import { countOf } from '@ostrov/shared/formats/plural'
import type { BusinessCategoryWire } from '@ostrov/shared/menu/business-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { ChevronDown, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { ErrorState, SkeletonRows } from '../../components/States'
import { StatusBadge } from '../../components/StatusBadge'
import { SortableRow, SortableRows, SortHandle } from '../../components/sorting/SortableRows'
import { DishCells } from './DishCells'
import { ModerationBadge } from './ModerationBadge'
import { type Acts, useDishes } from './use-menu'

/** A menu of more dishes opens category by category. */
const OPEN_AT_FIRST = 60

/** Categories and their dishes in the order of the menu, both put in order by a pointer or by keys. */
export function MenuTree(acts: Acts) {
  const categories = acts.menu.categories.data?.items ?? []
  const dishes = categories.reduce((sum, { products_count }) => sum + products_count, 0)
  return (
    <SortableRows
      ids={categories.map(({ id }) => id)}
      nameOf={(id) => categories.find((one) => one.id === id)?.label ?? ''}
      onMove={acts.menu.moveCategory}
      className="menu-tree"
    >
      {categories.map((category) => (
        <CategoryBlock key={category.id} category={category} isOpenAtFirst={dishes <= OPEN_AT_FIRST} {...acts} />
      ))}
    </SortableRows>
  )
}

type Props = Acts & { category: BusinessCategoryWire; isOpenAtFirst: boolean }

function CategoryBlock({ category, isOpenAtFirst, ...acts }: Props) {
  const [open, setOpen] = useState(isOpenAtFirst)
  const { id, label, products_count, is_active } = category
  return (
    <SortableRow id={id} className="ui-card menu-category">
      <div className="menu-category__head">
        <SortHandle label={`Переместить категорию «${label}»`} />
        <h2 className="menu-category__title">
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            <ChevronDown size={20} aria-hidden="true" />
            <Phrase text={label} />
            <span className="ui-muted ui-small">{countOf(products_count, 'блюдо', 'блюда', 'блюд')}</span>
          </button>
        </h2>
        {!is_active && <StatusBadge label="Скрыта" tone="ink" />}
        <ModerationBadge {...category} />
        <button
          type="button"
          className="ui-round ui-round--plain"
          aria-label={`Изменить категорию «${label}»`}
          onClick={() => acts.onEdit({ what: 'category', category })}
        >
          <Pencil size={20} aria-hidden="true" />
        </button>
      </div>
      {open && <CategoryDishes category={category} {...acts} />}
    </SortableRow>
  )
}

function CategoryDishes({ category: { id, label }, ...acts }: Acts & { category: BusinessCategoryWire }) {
  const { data, error, isFetching, refetch } = useDishes(acts.menu, id)
  if (error) return <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} />
  if (!data) return <SkeletonRows rows={2} />
  const dishes = data.items
  return (
    <>
      {dishes.length > 1 && (
        <label className="dish-row dish-row--all ui-muted ui-small">
          <input
            type="checkbox"
            className="ui-check"
            checked={dishes.every((dish) => acts.chosen.has(dish.id))}
            onChange={({ target }) => acts.chosen.toggle(dishes, target.checked)}
          />
          Выбрать все
        </label>
      )}
      <SortableRows
        ids={dishes.map((dish) => dish.id)}
        nameOf={(one) => dishes.find((dish) => dish.id === one)?.name ?? ''}
        onMove={(one, to) => acts.menu.moveDish(id, one, to)}
        className="dish-rows"
      >
        {dishes.map((dish) => (
          <SortableRow key={dish.id} id={dish.id} className="dish-row">
            <SortHandle label={`Переместить «${dish.name}»`} />
            <DishCells dish={dish} {...acts} />
          </SortableRow>
        ))}
      </SortableRows>
      <Button
        variant="quiet"
        aria-label={`Добавить блюдо в\u00A0категорию «${label}»`}
        onClick={() => acts.onEdit({ what: 'dish', dish: null, category_id: id })}
      >
        <Plus size={20} aria-hidden="true" />
        Блюдо
      </Button>
    </>
  )
}
