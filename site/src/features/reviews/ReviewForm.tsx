import { REVIEW_FORM } from '@ostrov/shared/reviews/form'
import type { OwnReviewWire } from '@ostrov/shared/reviews/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { ImagesField } from '@ostrov/shared/ui/ImagesField'
import { sendImageTo } from '@ostrov/shared/ui/send-image'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { useState } from 'react'
import { StarsInput } from '../../components/StarsInput'
import { useAwake } from '../../components/use-awake'
import { SUCCESS } from '../modals/modals'
import { openModal } from '../modals/store'
import { type Draft, draftOf, keepDraft, NO_DRAFT, readDraft, type Subject, saveReview } from './store'

type Props = { subject: Subject; written: OwnReviewWire | null; onSaved: (review: OwnReviewWire) => void }

const send = sendImageTo('/api/user/images')
const THANKS = { heading: 'Спасибо за\u00a0отзыв', text: 'Его увидят гости, а\u00a0ресторан сможет ответить.' }
const STARS_LABEL = 'Ваша оценка'

/** Stars first; the words and pictures are asked once there is a star. What is begun is kept on this phone. */
export function ReviewForm(props: Props) {
  const { subject, written } = props
  if (useAwake()) return <Awake {...props} first={written ? draftOf(written) : readDraft(subject)} />
  return (
    <div className="stack gap-4">
      <StarsInput label={STARS_LABEL} value={NO_DRAFT.rating} onChange={() => {}} disabled />
    </div>
  )
}

function Awake({ subject, written, onSaved, first: begun }: Props & { first: Draft }) {
  const [draft, setDraft] = useState(begun)
  const form = useForm<keyof typeof REVIEW_FORM, Draft>({
    table: REVIEW_FORM,
    initial: draft,
    keep: (change) =>
      setDraft((now) => {
        const next = { ...now, ...change }
        if (!written) keepDraft(subject, next)
        return next
      }),
    otherwise: 'Не\u00a0получилось отправить отзыв',
    submit: async (values) => {
      const saved = await saveReview(subject, values, written)
      if (written || subject.product_id !== null) showToast('Спасибо за\u00a0отзыв', { kind: 'success' })
      else openModal(SUCCESS, THANKS)
      onSaved(saved)
      return undefined
    },
  })
  return (
    <form className="stack gap-4" {...form.bind}>
      <StarsInput label={STARS_LABEL} value={draft.rating} onChange={(rating) => form.change({ rating })} />
      {draft.rating > 0 && (
        <>
          <FormField form={form} name="text" />
          <ImagesField
            label={REVIEW_FORM.images.label}
            name="images"
            error={form.errors.images}
            value={draft.images}
            send={send}
            onChange={(images) => form.change({ images })}
          />
          <FormFailure text={form.failure} />
          <Button type="submit" variant="primary" wide busy={form.busy} busyLabel="Отправляем…">
            {written ? 'Сохранить отзыв' : 'Отправить отзыв'}
          </Button>
        </>
      )}
    </form>
  )
}
