import { quoted } from '@ostrov/shared/formats/quoted'
import { ANSWER_FORM } from '@ostrov/shared/reviews/form'
import type { RestaurantReviewWire } from '@ostrov/shared/reviews/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, Problem } from '@ostrov/shared/wire/answers'
import { useQueryClient } from '@tanstack/react-query'
import { LeaveGuard } from '../../components/forms/LeaveGuard'
import { Reasons } from '../../components/Reasons'
import { reviewCalls, showReview } from './use-reviews'

type Props = {
  restaurantId: string
  review: RestaurantReviewWire
  templates: readonly string[]
  onDone: () => void
}

/** Writes or changes the answer. Where a colleague was quicker, theirs is shown and what was typed here stays. */
export function AnswerForm({ restaurantId, review, templates, onDone }: Props) {
  const client = useQueryClient()
  const calls = reviewCalls(restaurantId).restaurant_answer
  const { id, restaurant_answer } = review
  const form = useForm({
    table: ANSWER_FORM,
    initial: { text: restaurant_answer ?? '' },
    otherwise: 'Не\u00A0получилось сохранить ответ',
    submit: async ({ text }) => {
      const writing = restaurant_answer === null ? calls.post({ review_id: id, text }) : calls({ id }).put({ text })
      try {
        showReview(client, restaurantId, await ask(writing))
      } catch (problem) {
        if (problem instanceof Problem && problem.status === 409) {
          await client.invalidateQueries({ queryKey: ['reviews', restaurantId] })
        }
        throw problem
      }
      showToast('Ответ опубликован', { kind: 'success' })
      onDone()
      return undefined
    },
  })
  return (
    <form className="form review-card__form" aria-label="Ответ на отзыв" {...form.bind}>
      {form.failure && restaurant_answer && <p>Сейчас опубликован ответ: {quoted(restaurant_answer)}</p>}
      {templates.length > 0 && (
        <Reasons reasons={templates} chosen={form.values.text} onChoose={(text) => form.change({ text })} />
      )}
      <FormField form={form} name="text" />
      <p className="ui-muted ui-small">Ответ увидят все, кто читает отзыв.</p>
      <FormFailure text={form.failure} />
      <div className="cluster gap-2">
        <Button type="submit" variant="sea" busy={form.busy} busyLabel="Публикуем…">
          Опубликовать
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Отменить
        </Button>
      </div>
      <LeaveGuard dirty={form.dirty} />
    </form>
  )
}
