import { expect, test } from 'bun:test'
import { actedName, unpacked, withBanner } from './acting-banner'

const asked = (path: string, cookie = 'a=1; ostrov_acting=%D0%90%D0%BD%D0%BD%D0%B0', accept = 'text/html,*/*') =>
  new Request(`http://localhost:3000${path}`, { headers: { cookie, accept, 'accept-encoding': 'br, gzip' } })
const page = (html: string) =>
  new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public', etag: '1' } })

test('a page asked for while acting says as whom, escaped, and is kept nowhere', async () => {
  const answer = await withBanner(page('<html><body class="x"><main>Меню</main></body></html>'), '<b>Анна</b>')
  const html = await answer.text()
  expect(html).toContain('<body class="x"><link')
  expect(html).toContain('<strong>&lt;b&gt;Анна&lt;/b&gt;</strong>')
  expect(html).toContain('<main>Меню</main>')
  expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['private, no-store', null])
})

test('a name holds nothing that the replacing would read as its own', async () => {
  const answer = await withBanner(page('<body></body>'), '$& $1')
  expect(await answer.text()).toContain('$&amp; $1')
})

test.each([
  ['/eda', true],
  ['/profile', true],
  ['/', true],
  ['/admin', false],
  ['/admin/customers/1', false],
  ['/api/user', false],
])('the banner is of the site’s pages: %s', (path, isShown) => {
  expect(actedName(asked(path)) === 'Анна').toBe(isShown)
})

test('who acts as nobody, what is no page and a broken word have none', () => {
  expect(actedName(asked('/eda', 'ostrov_known=1'))).toBeNull()
  expect(actedName(asked('/eda', undefined, 'image/webp'))).toBeNull()
  expect(actedName(asked('/eda', 'not_ostrov_acting=1'))).toBeNull()
  expect(actedName(asked('/eda', 'ostrov_acting=%E0'))).toBe('%E0')
})

test('its answer is not packed, since it is written into', () => {
  expect(unpacked(asked('/eda')).headers.has('accept-encoding')).toBe(false)
})

test('what is no page stays as it is', async () => {
  const answer = Response.json({ a: 1 })
  expect(await withBanner(answer, 'Анна')).toBe(answer)
})
