import type { ReviewDeskWire } from '@ostrov/shared/reviews/desk-schema'
import { StatusBadge } from '../../components/StatusBadge'

/** Whether a review is read on the site, and whether a moderator has changed its words. */
export function ReviewState({ review: { is_visible, edited_at } }: { review: ReviewDeskWire }) {
  if (!is_visible) return <StatusBadge label="Скрыт" tone="berry" />
  return edited_at ? <StatusBadge label="Изменён" tone="amber" /> : <StatusBadge label="На сайте" tone="leaf" />
}
