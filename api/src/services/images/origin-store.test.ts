import { afterAll, beforeEach, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFileStore } from './file-store'
import { withOrigin } from './origin-store'

const dir = await mkdtemp(join(tmpdir(), 'ostrov-origin-'))
const asked: string[] = []
const origin = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch(request) {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    return pathname === '/shown/original.webp' ? new Response('picture') : new Response(null, { status: 404 })
  },
})
const store = withOrigin(createFileStore(dir), `http://127.0.0.1:${origin.port}`)

beforeEach(() => void asked.splice(0))
afterAll(async () => {
  await origin.stop(true)
  await rm(dir, { recursive: true })
})

test('an original that is missing here is asked for once and kept', async () => {
  expect(await (await store.get('shown/original.webp'))?.text()).toBe('picture')
  expect(await (await store.get('shown/original.webp'))?.text()).toBe('picture')
  expect(await Bun.file(join(dir, 'shown/original.webp')).text()).toBe('picture')
  expect(asked).toEqual(['/shown/original.webp'])
})

test('sizes are never asked for, and what the origin lacks is missing', async () => {
  expect(await store.get('shown/320.webp')).toBeNull()
  expect(await store.get('gone/original.webp')).toBeNull()
  expect(asked).toEqual(['/gone/original.webp'])
})

test('an origin that does not answer leaves the picture missing', async () => {
  expect(await withOrigin(createFileStore(dir), 'http://127.0.0.1:1').get('other/original.webp')).toBeNull()
})
