import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { SupportForm } from './SupportForm'
import { offered } from './support-table'

test('photos of a request are chosen in the one field of photos', () => {
  const view = {
    about: {},
    isGuest: false,
    typed: offered({}, null),
    errors: {},
    refusal: null,
    key: 'key',
    done: null,
  }
  const fields = renderToStaticMarkup(<SupportForm view={view} />).match(/<input[^>]*type="file"[^>]*>/g)
  expect(fields).toEqual([expect.stringContaining('class="photos-field__native"')])
})
