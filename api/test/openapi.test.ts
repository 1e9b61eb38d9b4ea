import { expect, test } from 'bun:test'
import { docsPages } from '../src/http/docs'
import { describeApi } from '../src/http/openapi'
import { openProduct } from './product'

const { app } = await openProduct()
const document = await describeApi(app)
const operations = Object.entries(record(document.paths)).flatMap(([path, item]) =>
  Object.entries(record(item)).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    ...record(operation),
  })),
)
type Operation = (typeof operations)[number] & Record<string, unknown>

const named = (wrong: (operation: Operation) => boolean) => operations.filter(wrong).map(({ name }) => name)

test('every route is in the document', () => {
  expect(operations).toHaveLength(app.routes.length)
})

test('every route has a summary, a tag and an audience', () => {
  expect(named(({ summary }) => typeof summary !== 'string' || summary === '')).toEqual([])
  expect(named(({ tags }) => !Array.isArray(tags) || tags.length === 0)).toEqual([])
  expect(named((operation) => typeof operation['x-audience'] !== 'string')).toEqual([])
})

test('every tag is described', () => {
  const tags = Array.isArray(document.tags) ? document.tags.map(record) : []
  expect(tags.filter(({ description }) => !description)).toEqual([])
})

test('every route says what it answers', () => {
  // 303: where one is sent back to by a service.
  expect(named(({ responses }) => !record(responses)['200'] && !record(responses)['303'])).toEqual([])
})

test('a route for customers documents its session and that it may be missing', () => {
  const addresses = operations.find(({ name }) => name === 'POST /api/user/user_address')
  expect(addresses).toMatchObject({
    security: [{ customerToken: [] }, { customerCookie: [] }],
    responses: { 401: {}, 403: {}, 422: {}, 429: { headers: { 'Retry-After': {} } } },
  })
})

test('a number is documented as a number, though the validator reads it out of text', () => {
  expect(JSON.stringify(document)).not.toMatch(/"format":"(?:integer|numeric)"|"nullable"|elysiaMeta/)
})

test('the documentation page loads nothing from elsewhere and runs no inline script', async () => {
  const page = await docsPages(app)(new Request('http://localhost/api/docs'))
  const html = (await page?.text()) ?? ''
  expect(html).not.toMatch(/https?:\/\/|<script>/)
  expect(page?.headers.get('content-security-policy')).toContain("script-src 'self';")
})

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
