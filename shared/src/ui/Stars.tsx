import { Star } from 'lucide-react'
import { countOf } from '../formats/plural'
import { formatRating } from '../reviews/rules'

type Props = {
  /** 1–5, halves allowed; null when nobody has rated yet. */
  rating: number | null
  count?: number
  size?: number
}

/** ★ 4,9 · 512; «Новый» while there is no rating. */
export function Stars({ rating, count, size = 18 }: Props) {
  if (rating === null) return <span className="ui-stars ui-muted">Новый</span>
  const shown = formatRating(rating)
  const reviews = count === undefined ? '' : `, ${countOf(count, 'отзыв', 'отзыва', 'отзывов')}`
  return (
    <span className="ui-stars">
      <Star className="ui-stars__mark" size={size} aria-hidden="true" />
      <span className="ui-hidden">{`Рейтинг ${shown}${reviews}`}</span>
      <span aria-hidden="true">{count === undefined ? shown : `${shown} · ${count}`}</span>
    </span>
  )
}
