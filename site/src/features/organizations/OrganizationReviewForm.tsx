import { picturesIn } from '@ostrov/shared/images/pictures'
import { REVIEW_FORM } from '@ostrov/shared/reviews/form'
import { Button } from '@ostrov/shared/ui/Button'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { Star } from 'lucide-react'
import { PhotosField } from '../../components/photos/PhotosField'
import type { OrganizationReviewView } from './organization-review'
import '../../components/ad-form.css'
import './stars-choice.css'

type Props = { view: OrganizationReviewView; action: string }

const RATINGS = ['1 — ужасно', '2 — плохо', '3 — так себе', '4 — хорошо', '5 — отлично'].map((words, at) => ({
  value: String(at + 1),
  label: <span className="ui-hidden">{words}</span>,
  icon: <Star size={36} strokeWidth={1.5} aria-hidden="true" />,
}))

/** What a person says of an organization; it is posted, and no script comes with it. */
export function OrganizationReviewForm({ view: { own, typed, errors, refusal }, action }: Props) {
  const form = { table: REVIEW_FORM, values: typed, errors }
  return (
    <form className="ad-form columns gap-4" method="post" action={action} encType="multipart/form-data" noValidate>
      <FormFailure text={refusal} />
      <div className="ad-form__wide">
        <ChoiceField
          legend="Ваша оценка"
          name="rating"
          options={RATINGS}
          value={[String(Math.round(Number(typed.rating)))]}
          error={errors.rating}
          className="stars-choice"
        />
      </div>
      <div className="ad-form__wide">
        <FormField form={form} name="text" />
      </div>
      <div className="ad-form__wide">
        <PhotosField form={form} name="images" pictures={picturesIn(typed, 'images')} max={REVIEW_FORM.images.max} />
      </div>
      <div className="ad-form__end cluster-row gap-3">
        <Button type="submit" variant="primary" size="large">
          {own ? 'Сохранить отзыв' : 'Отправить отзыв'}
        </Button>
      </div>
    </form>
  )
}
