import { formatNumber } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { monthName } from '@ostrov/shared/formats/time'
import { restaurantReviewList } from '@ostrov/shared/reviews/lists'
import { formatRating } from '@ostrov/shared/reviews/rules'
import type { ReviewSummaryWire } from '@ostrov/shared/reviews/schema'

const STARS: Readonly<Record<string, string>> = restaurantReviewList.filters.stars.options

/** How the restaurant is rated, by stars and by months. */
export function ReviewsSummary({ summary }: { summary: ReviewSummaryWire }) {
  const { rating, reviews_count, unread, unanswered, stars, months } = summary
  return (
    <section className="ui-card reviews-summary cluster" aria-label="Итоги">
      <div className="reviews-summary__mean">
        <div className="reviews-summary__rating">{rating > 0 ? formatRating(rating) : '—'}</div>
        <p>{countOf(reviews_count, 'отзыв', 'отзыва', 'отзывов')}</p>
        <p className="ui-muted ui-small">
          {unread > 0 ? `Не\u00A0прочитано: ${formatNumber(unread)}` : 'Все прочитаны'}
          <br />
          Без&nbsp;ответа: {formatNumber(unanswered)}
        </p>
      </div>
      <Bars
        caption="По оценкам"
        rows={stars.map(({ stars: name, count }) => ({
          key: name,
          label: STARS[name] ?? name,
          part: count / Math.max(1, reviews_count),
          value: formatNumber(count),
        }))}
      />
      <Bars
        caption="По месяцам"
        rows={months.slice(-6).map(({ month, rating: mean, count }) => ({
          key: month,
          label: `${monthName(Number(month.slice(5)), 'nominative')} ${month.slice(0, 4)}`,
          part: mean / 5,
          value: `${formatRating(mean)} · ${formatNumber(count)}`,
        }))}
      />
    </section>
  )
}

type Row = { key: string; label: string; part: number; value: string }

function Bars({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <table className="bars">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ key, label, part, value }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className="bars__bar" aria-hidden="true">
              <span style={{ inlineSize: `${Math.round(part * 100)}%` }} />
            </td>
            <td className="bars__value">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
