import { formatNumber } from '@ostrov/shared/formats/money'
import { chipsOf, titleOf, type Words, withoutFilters } from '@ostrov/shared/lists/chips'
import { restaurantReviewList } from '@ostrov/shared/reviews/lists'
import type { RestaurantReviewWire } from '@ostrov/shared/reviews/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useState } from 'react'
import { ListFrame } from '../../components/lists/ListFrame'
import { useList } from '../../components/lists/use-list'
import { OneRestaurant } from '../../components/OneRestaurant'
import { PageHeader } from '../../components/PageHeader'
import { Pagination } from '../../components/Pagination'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/States'
import { ReviewCard } from './ReviewCard'
import { ReviewsSummary } from './ReviewsSummary'
import { TemplatesDrawer } from './TemplatesDrawer'
import { useReviews, useSummary, useTemplates } from './use-reviews'

/** What customers write of a restaurant: read, answered, and how the rating goes. */
export function ReviewsPage() {
  return (
    <OneRestaurant permission="reviews" title={restaurantReviewList.title}>
      {({ id }) => <Reviews restaurantId={id} />}
    </OneRestaurant>
  )
}

function Reviews({ restaurantId }: { restaurantId: string }) {
  const list = useList(restaurantReviewList)
  const { page, facets } = useReviews(restaurantId, list.query)
  const summary = useSummary(restaurantId).data
  const templates = useTemplates(restaurantId).data?.templates
  const [editing, setEditing] = useState(false)
  const words = wordsOf(list.query.product_id, page.data?.items ?? [])
  return (
    <div className="page">
      <PageHeader title={restaurantReviewList.title} tab={titleOf(restaurantReviewList, list.query, words)}>
        <Button disabled={!templates} onClick={() => setEditing(true)}>
          Заготовки ответов{templates && templates.length > 0 && ` · ${formatNumber(templates.length)}`}
        </Button>
      </PageHeader>
      {summary && summary.reviews_count > 0 && <ReviewsSummary summary={summary} />}
      <ListFrame list={list} facets={facets.data} total={page.data?.total} words={words}>
        <Rows restaurantId={restaurantId} list={list} page={page} words={words} templates={templates ?? []} />
      </ListFrame>
      {editing && templates && (
        <TemplatesDrawer restaurantId={restaurantId} templates={templates} onClose={() => setEditing(false)} />
      )}
    </div>
  )
}

/** The dishes that are written of here: one is chosen by the name on its review. */
function wordsOf(chosen: string | undefined, reviews: readonly RestaurantReviewWire[]): Words {
  const dishes = reviews.flatMap(({ product }) => (product ? [[product.id, product.name]] : []))
  return { product_id: { ...(chosen && { [chosen]: 'Одно блюдо' }), ...Object.fromEntries(dishes) } }
}

type RowsProps = {
  restaurantId: string
  list: ReturnType<typeof useList<typeof restaurantReviewList>>
  page: ReturnType<typeof useReviews>['page']
  words: Words
  templates: readonly string[]
}

function Rows({
  restaurantId,
  list,
  words,
  page: { data, error, isFetching, isPlaceholderData, refetch },
  templates,
}: RowsProps) {
  if (!data) {
    return error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />
  }
  if (data.items.length === 0) {
    return chipsOf(list.table, list.query, words).length > 0 ? (
      <EmptyState title="Ничего не&nbsp;нашлось" text="Уберите часть фильтров.">
        <Button onClick={() => list.choose(withoutFilters(list.table, list.query))}>Сбросить фильтры</Button>
      </EmptyState>
    ) : (
      <EmptyState title="Отзывов пока нет" text="Они появятся здесь, как только клиенты оценят первые заказы." />
    )
  }
  return (
    <>
      <ul className="reviews" aria-busy={isPlaceholderData}>
        {data.items.map((review) => (
          <li key={review.id}>
            <ReviewCard
              restaurantId={restaurantId}
              review={review}
              templates={templates}
              onDish={(product_id) => list.choose({ product_id })}
            />
          </li>
        ))}
      </ul>
      <Pagination list={list} page={data.page} limit={data.limit} total={data.total} />
    </>
  )
}
