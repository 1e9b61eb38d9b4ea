import { expect, test } from 'bun:test'
import { brandName } from '@ostrov/shared/formats/installation'
import { docsPages } from '../src/http/docs'
import { ANY_BRAND, makeDocument } from '../src/http/docs-document'
import { describeApi } from '../src/http/openapi'
import { openProduct } from './product'

const { app } = await openProduct()
const document = await describeApi(app)
/** What the build lays down, and development makes at the first question. */
const made = await makeDocument()
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
  const page = await docsPages(async () => made)(new Request('http://localhost/api/docs'))
  const html = (await page?.text()) ?? ''
  expect(html).not.toMatch(/https?:\/\/|<script>/)
  expect(page?.headers.get('content-security-policy')).toContain("script-src 'self';")
})

test('what is made in a thread of its own, for the build too, is the same but for the installation’s name', () => {
  expect(made.split(ANY_BRAND)).toHaveLength(2)
  expect(made.replace(ANY_BRAND, brandName()) === JSON.stringify(document)).toBe(true)
})

test('the document is served under the name of the installation, packed for who can unpack it', async () => {
  const pages = docsPages(async () => made)
  const ask = async (accepted: string) => {
    const headers = { 'accept-encoding': accepted }
    const answer = await pages(new Request('http://localhost/api/docs/json', { headers }))
    if (!answer) throw new Error('There is no document')
    return answer
  }
  const [zipped, plain, refused] = [await ask('gzip, br'), await ask(''), await ask('gzip;q=0, identity')]
  expect([zipped, plain, refused].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null, null])
  const text = new TextDecoder().decode(Bun.gunzipSync(await zipped.arrayBuffer()))
  expect(text === JSON.stringify(document)).toBe(true)
  expect((await plain.text()) === text).toBe(true)
})

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
