import { expect, test } from 'bun:test'
import { allGiven } from '../../../api/src/modules/catalogues/data/all-given'
import { GOODS_KINDS } from '../drawings'
import { GOODS_CATEGORY_SLUGS, SALES } from './sales'

const goods = allGiven().filter(({ catalogue }) => catalogue === 'goods_category')
const holding = new Set(goods.map(({ parent }) => parent))
const leaves = new Set(goods.flatMap(({ slug }) => (holding.has(slug) ? [] : [slug])))

test('categories are leaves of the catalogue, and many of them', () => {
  expect(GOODS_CATEGORY_SLUGS.filter((slug) => !leaves.has(slug))).toEqual([])
  expect(GOODS_CATEGORY_SLUGS.length).toBeGreaterThan(40)
})

test('every kind of thing that is drawn is sold by somebody', () => {
  const shown = new Set(
    SALES.flatMap(({ photos }) => photos.map((photo) => (photo.kind === 'goods' ? photo.shows.thing : ''))),
  )
  expect(GOODS_KINDS.filter((kind) => !shown.has(kind))).toEqual([])
})

test('a thing has the same colours in all its photographs', () => {
  const wrong = SALES.filter(
    ({ photos }) => new Set(photos.map((photo) => photo.kind === 'goods' && photo.shows.tone)).size !== 1,
  )
  expect(wrong.map(({ key }) => key)).toEqual([])
})
