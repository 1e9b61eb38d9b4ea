import { countOf } from '@ostrov/shared/formats/plural'
import { quoted } from '@ostrov/shared/formats/quoted'
import type { BusinessCategoryWire, BusinessProductWire } from '@ostrov/shared/menu/business-schema'
import { placeOf } from '@ostrov/shared/menu/tree'
import { Button } from '@ostrov/shared/ui/Button'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { ChevronDown, Pencil, Plus } from 'lucide-react'
import { memo, useCallback, useContext, useState } from 'react'
import { ModerationBadge } from '../../components/moderation/ModerationBadge'
import { ErrorState, SkeletonRows } from '../../components/States'
import { StatusBadge } from '../../components/StatusBadge'
import { SortableTree } from '../../components/sorting/SortableTree'
import { TreeHandle, TreeHead, TreeRow } from '../../components/sorting/TreeRow'
import type { Level } from '../../components/sorting/use-lifting'
import { useAfterwards } from '../../components/use-afterwards'
import { DishCells } from './DishCells'
import { type Acts, ChosenContext, useCategories, useDishes, useOpenDishes } from './use-menu'

/** A menu of more dishes opens category by category. */
const OPEN_AT_FIRST = 60
/** What a screen shows is drawn at once, the rest of a long menu afterwards. */
const FIRST_CATEGORIES = 12
const FIRST_DISHES = 12

/** Categories and their dishes in the order of the menu: one tree, put in order by a pointer or by keys. */
export function MenuTree(acts: Acts) {
  const { menu } = acts
  const categories = useCategories(menu).data?.items ?? []
  const whole = useAfterwards()
  const dishes = categories.reduce((sum, { products_count }) => sum + products_count, 0)
  const [isOpenAtFirst] = useState(dishes <= OPEN_AT_FIRST)
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const isOpen = (id: string) => turned.has(id) !== isOpenAtFirst
  const turn = useCallback((id: string) => setTurned((now) => now.symmetricDifference(new Set([id]))), [])
  const open = useOpenDishes(
    menu,
    categories.map(({ id }) => id).filter((id) => isOpen(id)),
  )
  return (
    <SortableTree levels={levelsOf(menu, categories, open)} onOpen={(id) => !isOpen(id) && turn(id)}>
      <TreeHead level="category" branch={ROOT} className="menu-tree__top" />
      <ul className="menu-tree columns gap-4">
        {categories.slice(0, whole ? undefined : FIRST_CATEGORIES).map((category) => (
          <CategoryBlock key={category.id} category={category} open={isOpen(category.id)} onTurn={turn} {...acts} />
        ))}
      </ul>
    </SortableTree>
  )
}

const ROOT = 'menu'

/** Categories keep among themselves, dishes go from one to another. */
function levelsOf(
  menu: Acts['menu'],
  categories: BusinessCategoryWire[],
  open: ReturnType<typeof useOpenDishes>,
): Record<string, Level> {
  const all = new Map([...open.values()].flatMap((rows) => rows ?? []).map((dish) => [dish.id, dish]))
  const labelOf = (id: string) => categories.find((one) => one.id === id)?.label ?? ''
  const branches = categories.map(({ id }) => ({ id, rows: open.get(id)?.map((dish) => dish.id) ?? null }))
  return {
    category: {
      branches: [{ id: ROOT, rows: categories.map(({ id }) => id) }],
      nameOf: labelOf,
      branchOf: () => null,
      onMove: (id, place) => {
        const category = categories.find((one) => one.id === id)
        if (category) menu.moveCategory(category, place)
      },
    },
    dish: {
      branches,
      nameOf: (id) => all.get(id)?.name ?? '',
      branchOf: (id) => `категория ${quoted(labelOf(id))}`,
      onMove: (id, place) => {
        const dish = all.get(id)
        const from = placeOf(branches, id)
        if (dish && from) menu.moveDish(dish, from, place, categories)
      },
    },
  }
}

type Props = Acts & { category: BusinessCategoryWire; open: boolean; onTurn: (id: string) => void }

const CategoryBlock = memo(function CategoryBlock({ category, open, onTurn, ...acts }: Props) {
  const { id, label, products_count, is_active } = category
  return (
    <TreeRow level="category" branch={ROOT} id={id} className="ui-card menu-category">
      <TreeHead level="dish" branch={id} className="menu-category__head">
        <TreeHandle level="category" branch={ROOT} id={id} label={`Переместить категорию ${quoted(label)}`} />
        <h2 className="menu-category__title">
          <button type="button" aria-expanded={open} onClick={() => onTurn(id)}>
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
          aria-label={`Изменить категорию ${quoted(label)}`}
          onClick={() => acts.onEdit({ what: 'category', category })}
        >
          <Pencil size={20} aria-hidden="true" />
        </button>
      </TreeHead>
      {open && <CategoryDishes category={category} {...acts} />}
    </TreeRow>
  )
})

function CategoryDishes({ category: { id, label }, ...acts }: Acts & { category: BusinessCategoryWire }) {
  const query = useDishes(acts.menu, id)
  const { data, error } = query
  if (error) return <ErrorState text={sentenceOf(error)} busy={query.isFetching} onRetry={query.refetch} />
  if (!data) return <SkeletonRows rows={2} />
  const dishes = data.items
  return (
    <div className="menu-category__body">
      <DishRows branch={id} dishes={dishes} {...acts} />
      <Button
        variant="quiet"
        aria-label={`Добавить блюдо в\u00A0категорию ${quoted(label)}`}
        onClick={() => acts.onEdit({ what: 'dish', dish: null, category_id: id })}
      >
        <Plus size={20} aria-hidden="true" />
        Блюдо
      </Button>
    </div>
  )
}

type RowsProps = Acts & { branch: string; dishes: readonly BusinessProductWire[] }

function DishRows({ branch, dishes, ...acts }: RowsProps) {
  const { chosen, toggle } = useContext(ChosenContext)
  const whole = useAfterwards()
  return (
    <>
      {dishes.length > 1 && (
        <label className="dish-row dish-row--all ui-muted ui-small">
          <input
            type="checkbox"
            className="ui-check"
            checked={dishes.every((dish) => chosen.has(dish.id))}
            onChange={({ target }) => toggle(dishes, target.checked)}
          />
          Выбрать все
        </label>
      )}
      <ul className="dish-rows">
        {dishes.slice(0, whole ? undefined : FIRST_DISHES).map((dish) => (
          <TreeRow key={dish.id} level="dish" branch={branch} id={dish.id} className="dish-row">
            <TreeHandle level="dish" branch={branch} id={dish.id} label={`Переместить ${quoted(dish.name)}`} />
            <DishCells dish={dish} isChosen={chosen.has(dish.id)} onChoose={toggle} {...acts} />
          </TreeRow>
        ))}
      </ul>
    </>
  )
}
