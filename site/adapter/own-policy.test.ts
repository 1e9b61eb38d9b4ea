import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { withOwnPolicy } from './own-policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const WHOLE = `default-src 'self'; script-src 'self' ${hash('here()')} ${hash('elsewhere()')}; style-src 'self' ${hash('a{}')} ${hash('b{}')}; style-src-attr 'unsafe-inline';`
const page = (html: string) =>
  withOwnPolicy(new Response(html, { headers: { 'content-security-policy': WHOLE, 'content-type': 'text/html' } }))
const policyOf = (answer: Response) => answer.headers.get('content-security-policy')

test('a page allows the scripts and styles written into it, and no other page’s', async () => {
  const answer = await page('<style>a{}</style><script type="module">here()</script><p>elsewhere()</p>')
  expect(policyOf(answer)).toBe(
    `default-src 'self'; script-src 'self' ${hash('here()')}; style-src 'self' ${hash('a{}')}; style-src-attr 'unsafe-inline';`,
  )
})

test('a script that the site did not write is not allowed by standing there', async () => {
  expect(policyOf(await page('<script>foreign()</script>'))).not.toContain(hash('foreign()'))
})

test('the page itself is handed on as it is', async () => {
  const answer = await page('<script>here()</script>')
  expect(await answer.text()).toBe('<script>here()</script>')
  expect(answer.headers.get('content-type')).toBe('text/html')
  const moved = new Response(null, { status: 302, headers: { location: '/eda' } })
  expect(await withOwnPolicy(moved)).toBe(moved)
})
