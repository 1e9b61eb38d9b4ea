import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { AD_LISTS } from '@ostrov/shared/ads/lists'
import { addressParameters } from '@ostrov/shared/lists/address'
import { EDITION_PARAMETER, INVITATION_PARAMETER } from '@ostrov/shared/paths'
import { PAGE_LISTS, PAGE_PARAMETERS } from './page-cache'

const SRC = join(import.meta.dir, '../src')
/** A page, or what it has read for it, asks its address by a table. */
const BY_TABLE = /\b(?:readAddress|pageOf)\((\w+), (?:Astro\.url\.)?searchParams\)/g

const files = await Promise.all(
  [...new Bun.Glob('{pages,features,components}/**/*.{astro,ts}').scanSync({ cwd: SRC })]
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('components/lists/'))
    .map(async (path) => ({ path, text: await Bun.file(join(SRC, path)).text() })),
)
const kept = files.filter(({ text }) => text.includes('Astro.cache.set('))

test('the tables that kept pages ask their addresses by are those the cache is keyed by', () => {
  const asked = files.flatMap(({ text }) => [...text.matchAll(BY_TABLE)].map(([, table]) => table))
  expect([...new Set(asked)].sort()).toEqual(['adList', ...Object.keys(PAGE_LISTS)].sort())
})

test('a kept page reads nothing of its address but what a table says', () => {
  expect(kept.length).toBeGreaterThan(8)
  const past = kept.filter(({ text }) => /searchParams|url\.(?:search|href)\b/.test(text.replaceAll(BY_TABLE, '')))
  expect(past.map(({ path }) => path)).toEqual([])
})

test('a parameter that no page reads is none the cache knows', () => {
  const known = new Set([
    INVITATION_PARAMETER,
    EDITION_PARAMETER,
    ...Object.values({ ...PAGE_LISTS, ...AD_LISTS }).flatMap(addressParameters),
  ])
  expect(PAGE_PARAMETERS.filter((name) => !known.has(name))).toEqual([])
  expect(PAGE_PARAMETERS).not.toContain('utm_source')
})
