import { expect, test } from 'bun:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { OrganizationReviewForm } from './OrganizationReviewForm'

test('an organization is rated by five stars, each called by its words, and what was chosen stays', () => {
  const typed = { rating: '4', text: '', images: [] }
  const view = { own: null, typed, errors: {}, refusal: null, done: null }
  const html = renderToStaticMarkup(createElement(OrganizationReviewForm, { view, action: '/x' }))
  const radios = html.match(/<input type="radio"[^>]*>/g) ?? []
  expect(radios.map((radio) => /value="(\d)"/.exec(radio)?.[1])).toEqual(['1', '2', '3', '4', '5'])
  expect(radios.filter((radio) => radio.includes('checked')).map((radio) => radio.includes('value="4"'))).toEqual([
    true,
  ])
  expect(html.match(/lucide-star/g)?.length).toBe(5)
  expect(html).toContain('4 — хорошо')
})
