import { afterAll, expect, test } from 'bun:test'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { adminPages } from './pages'

const folder = await mkdtemp(join(tmpdir(), 'ostrov-admin-'))
await cp(new URL('../../../admin/index.html', import.meta.url), join(folder, 'index.html'))
afterAll(() => rm(folder, { recursive: true }))

test('the back office is served under the name and the clock of the installation', async () => {
  const pages = adminPages({ brand: 'Кафе «A & "Б"»', utc_offset: 3 }, pathToFileURL(`${folder}/`))
  const html = (await (await pages?.(new Request('http://localhost/admin/orders')))?.text()) ?? ''
  expect(html).toContain('data-brand="Кафе «A &amp; &quot;Б&quot;»" data-utc-offset="3"')
  expect(html).toContain('<title>Кафе «A &amp; &quot;Б&quot;» — кабинет</title>')
  expect(html).not.toContain('{{')
})
