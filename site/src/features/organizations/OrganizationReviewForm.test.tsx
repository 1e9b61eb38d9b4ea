import { expect, test } from 'bun:test'
import { valuesOf } from '@ostrov/shared/forms/values'
import { REVIEW_FORM } from '@ostrov/shared/reviews/form'
import { renderToStaticMarkup } from 'react-dom/server'
import { OrganizationReviewForm } from './OrganizationReviewForm'

test('photos of a review are chosen in the one field of photos', () => {
  const typed = { ...valuesOf(REVIEW_FORM, null), rating: '5' }
  const view = { own: null, typed, errors: {}, refusal: null, done: null }
  const drawn = renderToStaticMarkup(<OrganizationReviewForm view={view} action="/" />)
  expect(drawn.match(/<input[^>]*type="file"[^>]*>/g)).toEqual([
    expect.stringContaining('class="photos-field__native"'),
  ])
})

test('a review that came back begins at the stars, which say what is wrong with them', () => {
  const typed = { ...valuesOf(REVIEW_FORM, null), rating: '' }
  const errors = { rating: 'Поставьте оценку', text: 'Короче' }
  const view = { own: null, typed, errors, refusal: null, done: null }
  const drawn = renderToStaticMarkup(<OrganizationReviewForm view={view} action="/" />)
  expect(drawn.match(/<\w+[^>]*autofocus[^>]*>/)?.[0]).toContain('name="rating"')
  const [, said] = /role="radiogroup" aria-describedby="([^"]+)" aria-invalid="true"/.exec(drawn) ?? []
  expect(drawn).toContain(`id="${said}" role="alert">Поставьте оценку`)
})
