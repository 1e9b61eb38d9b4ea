import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { compressAssets } from '../../../site/adapter/compress-assets'
import { staticFiles } from './static-files'

let folder: string
let serve: (request: Request) => Response | null
const script = 'export const word = "остров"\n'.repeat(100)

beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/static-`)
  await mkdir(`${folder}/client/assets`, { recursive: true })
  await writeFile(`${folder}/client/assets/app.x1.js`, script)
  await writeFile(`${folder}/client/robots.txt`, 'User-agent: *')
  await writeFile(`${folder}/secret.txt`, 'secret')
  const client = pathToFileURL(`${folder}/client/`)
  await compressAssets(client)
  serve = staticFiles(client)
})

afterAll(() => rm(folder, { recursive: true }))

describe('the built files', () => {
  test('a hashed file is kept for a year', () => {
    expect(get('/assets/app.x1.js')?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('a file without a hash is asked for anew', async () => {
    const answer = get('/robots.txt')
    expect(answer?.headers.get('cache-control')).toContain('must-revalidate')
    const again = get('/robots.txt', { 'if-none-match': answer?.headers.get('etag') ?? '' })
    expect(again?.status).toBe(304)
  })

  test('the same file comes in brotli, in gzip or plain, as the browser can', async () => {
    const brotli = get('/assets/app.x1.js', { 'accept-encoding': 'gzip, br' })
    expect(brotli?.headers.get('content-encoding')).toBe('br')
    expect((await brotli?.bytes())?.byteLength).toBeLessThan(script.length / 4)
    expect(get('/assets/app.x1.js', { 'accept-encoding': 'gzip' })?.headers.get('content-encoding')).toBe('gzip')
    expect(await get('/assets/app.x1.js')?.text()).toBe(script)
  })

  test('nothing outside the folder, and no compressed twin, can be asked for', () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/app.x1.js.br',
      '/assets',
    ]) {
      expect(get(path)).toBeNull()
    }
  })

  test('a write is left to others', () => {
    expect(serve(new Request('http://localhost/robots.txt', { method: 'POST' }))).toBeNull()
  })
})

function get(path: string, headers: Record<string, string> = {}): Response | null {
  return serve(new Request(`http://localhost${path}`, { headers }))
}
