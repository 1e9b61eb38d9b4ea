import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { SupportForm } from './SupportForm'
import { offered } from './support-table'

const view = {
  about: {},
  isGuest: false,
  typed: offered({}, null),
  errors: {},
  refusal: null,
  key: 'key',
  done: null,
}

test('photos of a request are chosen in the one field of photos', () => {
  const fields = renderToStaticMarkup(<SupportForm view={view} />).match(/<input[^>]*type="file"[^>]*>/g)
  expect(fields).toEqual([expect.stringContaining('class="photos-field__native"')])
})

test('a posted form that came back begins at its first bad field, a fresh one at its top', () => {
  const begins = (errors: object) =>
    renderToStaticMarkup(<SupportForm view={{ ...view, errors }} />).match(/<\w+[^>]*autofocus[^>]*>/g)
  expect(begins({ phone: 'Нет', text: 'Нет' })).toEqual([expect.stringContaining('name="text"')])
  expect(begins({})).toBeNull()
})
