import { withoutFilters } from '@ostrov/shared/lists/chips'
import { businessProducts } from '@ostrov/shared/menu/business-lists'
import { Button } from '@ostrov/shared/ui/Button'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import type { ListState } from '../../components/lists/use-list'
import { Pagination } from '../../components/Pagination'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/States'
import { DishCells } from './DishCells'
import { type Acts, ChosenContext } from './use-menu'

/** What a search or a filter leaves of the menu, in one list. */
export function FoundDishes({ list, ...acts }: Acts & { list: ListState<typeof businessProducts> }) {
  const { chosen, toggle } = useContext(ChosenContext)
  const query = useQuery({
    queryKey: [...acts.menu.key, 'found', list.query],
    queryFn: () => ask(acts.menu.products.get({ query: list.query })),
    placeholderData: keepPreviousData,
  })
  const { data, error } = query
  if (error) return <ErrorState text={sentenceOf(error)} busy={query.isFetching} onRetry={query.refetch} />
  if (!data) return <SkeletonRows />
  if (data.items.length === 0)
    return (
      <EmptyState title="Таких блюд нет">
        <Button onClick={() => list.choose(withoutFilters(businessProducts, list.query))}>Сбросить</Button>
      </EmptyState>
    )
  return (
    <>
      <ul className="ui-card dish-rows menu-category" aria-label="Найденные блюда">
        {data.items.map((dish) => (
          <li key={dish.id} className="dish-row">
            <DishCells dish={dish} isChosen={chosen.has(dish.id)} onChoose={toggle} {...acts} />
          </li>
        ))}
      </ul>
      <Pagination list={list} page={data.page} limit={data.limit} total={data.total} />
    </>
  )
}
