import { REPLY_FORM } from '@ostrov/shared/reviews/form'
import type { OwnReviewWire } from '@ostrov/shared/reviews/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { useState } from 'react'
import { closeModal, openModal } from '../modals/store'
import { REPLY_ACTIONS } from './modals'
import { removeReply, saveReply } from './store'

type Props = { review: OwnReviewWire; onChanged: (review: OwnReviewWire) => void }

/** What the restaurant answered, and the one thing its customer may say to that. */
export function Reply({ review, onChanged }: Props) {
  const [writing, setWriting] = useState(false)
  const { restaurant_answer, user_answer } = review
  const saved = (next: OwnReviewWire) => {
    setWriting(false)
    onChanged(next)
  }
  const act = () =>
    openModal(REPLY_ACTIONS, {
      what: 'reply',
      onEdit: () => void closeModal().then(() => setWriting(true)),
      onConfirm: async () => {
        const next = await removeReply(review)
        showToast('Ответ удалён', { kind: 'success' })
        void closeModal().then(() => saved(next))
      },
    })
  return (
    <>
      {restaurant_answer && <Said who="Ответ ресторана" text={restaurant_answer} />}
      {user_answer && !writing && <Said who="Вы ответили" text={user_answer} />}
      {writing ? (
        <ReplyForm review={review} onSaved={saved} onCancel={() => setWriting(false)} />
      ) : user_answer ? (
        <Button onClick={act}>Изменить или удалить ответ</Button>
      ) : (
        restaurant_answer && <Button onClick={() => setWriting(true)}>Ответить ресторану</Button>
      )}
    </>
  )
}

type Writing = { review: OwnReviewWire; onSaved: (review: OwnReviewWire) => void; onCancel: () => void }

function ReplyForm({ review, onSaved, onCancel }: Writing) {
  const form = useForm<keyof typeof REPLY_FORM, { text: string }>({
    table: REPLY_FORM,
    initial: { text: review.user_answer ?? '' },
    otherwise: 'Не\u00a0получилось отправить ответ',
    submit: async ({ text }) => {
      const saved = await saveReply(review, text)
      showToast('Ответ опубликован', { kind: 'success' })
      onSaved(saved)
      return undefined
    },
  })
  return (
    <form className="stack gap-4" {...form.bind}>
      <FormField form={form} name="text" hint="Ответить можно один раз. Его увидят все, кто читает отзыв." />
      <FormFailure text={form.failure} />
      <div className="ui-sheet__actions">
        <Button onClick={onCancel}>Отменить</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Отправляем…">
          {review.user_answer === null ? 'Ответить' : 'Сохранить ответ'}
        </Button>
      </div>
    </form>
  )
}

function Said({ who, text }: { who: string; text: string }) {
  return (
    <div className="own-review__answer">
      <strong>{who}</strong>
      <p>{text}</p>
    </div>
  )
}
