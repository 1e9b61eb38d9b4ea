import { expect, test } from 'bun:test'
import type { FormTable } from '@ostrov/shared/forms/form'
import { valuesOf } from '@ostrov/shared/forms/values'
import { SUGGESTION_FORM } from '@ostrov/shared/news/form'
import { ORGANIZATION_FORM } from '@ostrov/shared/organizations/form'
import { renderToStaticMarkup } from 'react-dom/server'
import { PostedForm } from '../PostedForm'

const view = { errors: {}, failed: null, refusal: null, key: 'key', version: null }
const posted = (table: FormTable) => (
  <PostedForm view={{ ...view, action: '/', table, typed: valuesOf(table, null) }} submit="Отправить" />
)

test.each([
  ['news', posted(SUGGESTION_FORM)],
  ['an organization', posted(ORGANIZATION_FORM)],
])('photos of %s are chosen in the one field of photos', (_, form) => {
  const fields = renderToStaticMarkup(form).match(/<input[^>]*type="file"[^>]*>/g)
  expect(fields).toHaveLength(1)
  expect(fields?.[0]).toContain('class="photos-field__native"')
})

test('no other file of the house draws a field of pictures', async () => {
  const drawn = new Bun.Glob('{site,admin,shared}/src/**/*.{tsx,astro}')
  const found: string[] = []
  for await (const path of drawn.scan(`${import.meta.dir}/../../../..`)) {
    const text = await Bun.file(`${import.meta.dir}/../../../../${path}`).text()
    if (/type="file"[^>]*accept="image/s.test(text)) found.push(path)
  }
  expect(found.toSorted()).toEqual(['shared/src/ui/ImagesField.tsx', 'site/src/components/photos/PhotosField.tsx'])
})
