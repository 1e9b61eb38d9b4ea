import { expect, test } from 'bun:test'
import { knotsOf, readGraph } from './imports'

/** A feature of the site may import from those to the left of it. */
const FEATURES = [
  ...['modals', 'map', 'gallery', 'promotions', 'account', 'addresses', 'baskets', 'sign-in', 'restaurants', 'menu'],
  ...['search', 'portal', 'profile', 'checkout', 'orders', 'plain'],
]

const graph = await readGraph()
const edges = [...graph].flatMap(([from, targets]) => targets.map((to) => ({ from, to })))
const featureOf = (path: string) => /^site\/src\/features\/([^/]+)\//.exec(path)?.[1]

test('no files reach one another by their imports, types and what is loaded later included', () => {
  expect(knotsOf(graph)).toEqual([])
})

test('features of the site import only from features to their left', () => {
  const wrong = edges.filter(({ from, to }) => {
    const [own, other] = [featureOf(from), featureOf(to)]
    if (own === undefined || other === undefined || /\.test\.tsx?$/.test(from)) return false
    return FEATURES.indexOf(other) > FEATURES.indexOf(own)
  })
  expect(wrong).toEqual([])
})

test('every feature of the site has its place in the order', () => {
  const features = new Set([...graph.keys()].flatMap((path) => featureOf(path) ?? []))
  expect([...features].filter((feature) => !FEATURES.includes(feature))).toEqual([])
})

test('what all pages are made of knows no feature', () => {
  const wrong = edges.filter(({ from, to }) => from.startsWith('site/src/components/') && featureOf(to) !== undefined)
  expect(wrong).toEqual([])
})
