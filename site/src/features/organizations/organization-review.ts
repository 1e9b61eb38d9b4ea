import { checkForm, type FormErrors, isValid } from '@ostrov/shared/forms/form'
import { type ValuesOf, valuesOf } from '@ostrov/shared/forms/values'
import { idsOf, picturesIn } from '@ostrov/shared/images/pictures'
import { organizationReviewPath, REVIEW_DONE, reviewDonePath } from '@ostrov/shared/organizations/paths'
import type { OrganizationWire } from '@ostrov/shared/organizations/schema'
import { loginPath } from '@ostrov/shared/paths'
import { REVIEW_FORM } from '@ostrov/shared/reviews/form'
import { isRating } from '@ostrov/shared/reviews/rules'
import type { OwnOrganizationReviewWire } from '@ostrov/shared/reviews/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { askOrNull } from '@ostrov/shared/wire/nowhere'
import { fieldsIn, filesIn, type Sent, sentIn, storePhotos, textIn } from '../../sent'
import { personOf, refusalOf, type Visit } from '../../visit'
import { REVIEW_DONE_WORDS } from './words'

type Typed = ValuesOf<typeof REVIEW_FORM> & { rating: string }
export type OrganizationReviewView = {
  own: OwnOrganizationReviewWire | null
  typed: Typed
  errors: FormErrors
  refusal: string | null
  done: string | null
}

/** A person's own review of an organization as a page: what is drawn, or the way on. A guest signs in and comes back. */
export async function organizationReview(
  visit: Visit,
  { id, number }: OrganizationWire,
): Promise<OrganizationReviewView | Response> {
  const here = organizationReviewPath(number)
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: here }))
  const own = await askOrNull(visit.api.user.organization_reviews.of({ number }).get())
  const sent = await sentIn(visit)
  const done = REVIEW_DONE_WORDS[visit.params.get(REVIEW_DONE) ?? ''] ?? null
  const view = { own, typed: typedOf(own), errors: {}, refusal: null, done }
  if (!sent) return view
  try {
    if (textIn(sent, 'act') === 'remove') return await remove(visit, own, number)
    return await save(visit, { ...view, done: null, typed: typedIn(sent) }, { id, number }, filesIn(sent))
  } catch (problem) {
    const { message, errors } = refusalOf(problem)
    return { ...view, done: null, typed: typedIn(sent), errors, refusal: isValid(errors) ? message : null }
  }
}

async function remove(visit: Visit, own: OwnOrganizationReviewWire | null, number: number) {
  if (own) await ask(visit.api.user.organization_reviews({ id: own.id }).delete())
  return visit.leave(reviewDonePath(number, 'removed'))
}

async function save(
  visit: Visit,
  view: OrganizationReviewView,
  { id, number }: Pick<OrganizationWire, 'id' | 'number'>,
  files: File[],
) {
  const stood = picturesIn(view.typed, 'images')
  const stored = await storePhotos(visit, { pictures: stood, files, max: REVIEW_FORM.images.max })
  const typed = { ...view.typed, ...valuesOf(REVIEW_FORM, { ...view.typed, images: stored.pictures }) }
  const rating = Number(typed.rating)
  const errors = {
    ...checkForm(REVIEW_FORM, typed),
    ...(!isRating(rating) && { rating: 'Поставьте оценку' }),
    ...(stored.error && { images: stored.error }),
  }
  if (!isValid(errors)) return { ...view, typed, errors }
  const body = { rating, text: typed.text, images: idsOf(picturesIn(typed, 'images')) }
  const reviews = visit.api.user.organization_reviews
  if (view.own) await ask(reviews({ id: view.own.id }).put(body))
  else await ask(reviews.post({ organization_id: id, ...body }))
  return visit.leave(reviewDonePath(number, view.own ? 'changed' : 'sent'))
}

const typedOf = (own: OwnOrganizationReviewWire | null): Typed => ({
  rating: own ? String(own.rating) : '',
  ...valuesOf(REVIEW_FORM, own),
})

const typedIn = (sent: Sent): Typed => ({ rating: textIn(sent, 'rating'), ...fieldsIn(REVIEW_FORM, sent) })
