import { expect, test } from 'bun:test'
import { fadesInto } from './page-life'

test("a page fades into the site's own pages alone", () => {
  const here = (path: string) => fadesInto(`https://ostrov.example${path}`)
  expect(['/', '/eda', '/cars?page=2', '/adminka', '/afisha/rok-7'].map(here)).toEqual([true, true, true, true, true])
  const others = ['/api/docs', '/admin', '/admin/orders', '/sandbox-bank/pay/1', '/sitemap.xml', '/icon.svg?x=1']
  expect(others.map(here)).toEqual([false, false, false, false, false, false])
  expect([fadesInto(null), fadesInto(undefined)]).toEqual([false, false])
})
