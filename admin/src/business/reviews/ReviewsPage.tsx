import { formatNumber } from '@ostrov/shared/formats/money'
import { chipsOf, titleOf, withoutFilters } from '@ostrov/shared/lists/chips'
import { restaurantReviewList } from '@ostrov/shared/reviews/lists'
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
  return (
    <div className="page">
      <PageHeader title={restaurantReviewList.title} tab={titleOf(restaurantReviewList, list.query)}>
        <Button disabled={!templates} onClick={() => setEditing(true)}>
          Заготовки ответов{templates && templates.length > 0 && ` · ${formatNumber(templates.length)}`}
        </Button>
      </PageHeader>
      {summary && summary.reviews_count > 0 && <ReviewsSummary summary={summary} />}
      <ListFrame list={list} facets={facets.data} total={page.data?.total}>
        <Rows restaurantId={restaurantId} list={list} page={page} templates={templates ?? []} />
      </ListFrame>
      {editing && templates && (
        <TemplatesDrawer restaurantId={restaurantId} templates={templates} onClose={() => setEditing(false)} />
      )}
    </div>
  )
}

type RowsProps = {
  restaurantId: string
  list: ReturnType<typeof useList<typeof restaurantReviewList>>
  page: ReturnType<typeof useReviews>['page']
  templates: readonly string[]
}

function Rows({
  restaurantId,
  list,
  page: { data, error, isFetching, isPlaceholderData, refetch },
  templates,
}: RowsProps) {
  if (!data) {
    return error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />
  }
  if (data.items.length === 0) {
    return chipsOf(list.table, list.query).length > 0 ? (
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
            <ReviewCard restaurantId={restaurantId} review={review} templates={templates} />
          </li>
        ))}
      </ul>
      <Pagination list={list} page={data.page} limit={data.limit} total={data.total} />
    </>
  )
}
