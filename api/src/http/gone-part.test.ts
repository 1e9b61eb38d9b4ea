import { expect, test } from 'bun:test'
import { gonePart } from './gone-part'

const asked = (path: string, dest: string) =>
  gonePart(new Request(`http://localhost${path}`, { headers: { 'sec-fetch-dest': dest } }))

test('a page that asks for a script of an older release is told to load anew, and nobody keeps that answer', async () => {
  const answer = asked('/assets/http.x1.js', 'script')
  expect([answer?.status, answer?.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(answer?.headers.get('content-type')).toStartWith('text/javascript')
  expect(await answer?.text()).toContain('location.reload()')
})

test.each([
  ['/assets/http.x1.js', 'empty', 'a worker that keeps what it gets'],
  ['/assets/page.x1.css', 'style', 'a style'],
  ['/assets/deep/http.js', 'script', 'another folder'],
  ['/eda', 'document', 'a page'],
])('%s for %s, %s, is not', (path, dest) => {
  expect(asked(path, dest)).toBeNull()
})
