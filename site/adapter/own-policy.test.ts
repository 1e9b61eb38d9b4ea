import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { ownPolicy } from './own-policy'

const hash = (text: string): `sha256-${string}` => `sha256-${createHash('sha256').update(text).digest('base64')}`
const csp: Parameters<typeof ownPolicy>[0]['csp'] = {
  cspDestination: undefined,
  algorithm: 'SHA-256',
  directives: ["default-src 'self'"],
  scriptHashes: [],
  scriptResources: [],
  isStrictDynamic: false,
  styleHashes: [],
  styleResources: [],
  scriptDirective: { resources: ["'self'"], hashes: [hash('here()'), hash('elsewhere()')], strictDynamic: false },
  styleDirective: {
    resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }],
    hashes: [hash('a{}'), { hash: hash('b{}'), kind: 'default' }, hash('a{}')],
  },
}
const routes = [
  {
    styles: [
      { type: 'inline' as const, content: 'packed{}' },
      { type: 'external' as const, src: '/a.css' },
    ],
  },
]
const withOwnPolicy = ownPolicy({ csp, routes })
const page = (html: string) => withOwnPolicy(new Response(html, { headers: { 'content-type': 'text/html' } }))
const policyOf = async (html: string) => (await page(html)).headers.get('content-security-policy')

test('a page allows the scripts and styles written into it, and no other page’s', async () => {
  expect(
    await policyOf('<style>a{}</style><script type="module">here()</script><p>elsewhere()</p><style>a{}</style>'),
  ).toBe(
    `default-src 'self'; script-src 'self' '${hash('here()')}'; style-src 'self' '${hash('a{}')}'; style-src-attr 'unsafe-inline'`,
  )
  for (const style of ['b{}', 'packed{}'])
    expect(await policyOf(`<style>${style}</style>`)).toContain(`style-src 'self' '${hash(style)}'`)
})

test('what the site did not write is not allowed by standing there', async () => {
  const policy = await policyOf('<script>foreign()</script><style>c{}</style><script>')
  expect(policy).toBe("default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'")
})

test('what is allowed as a script is not allowed as a style', async () => {
  expect(await policyOf('<style>here()</style><script>a{}</script>')).not.toContain('sha256')
})

test('the page itself is handed on as it is', async () => {
  const answer = await page('<script>here()</script><p>Плов</p>')
  expect(await answer.text()).toBe('<script>here()</script><p>Плов</p>')
  expect(answer.headers.get('content-type')).toBe('text/html')
  const moved = new Response(null, { status: 302, headers: { location: '/eda' } })
  expect(await withOwnPolicy(moved)).toBe(moved)
})
