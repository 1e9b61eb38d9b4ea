import { expect, test } from 'bun:test'
import { reachedFrom, readLoaded } from './graph.ts'

const graph = await readLoaded()

test('what is loaded later, styles and named files are followed, types are not', () => {
  expect(graph.get('site/src/features/modals/Overlays.tsx')).toContain('site/src/features/modals/ModalRoot.tsx')
  expect(graph.get('site/src/features/push/PushOffer.tsx')).toContain('site/src/features/push/push-offer.css')
  expect(graph.get('site/adapter/build-worker.ts')).toContain('site/worker/worker.ts')
  expect(graph.get('site/src/pages/eda/cart.astro')?.some((path) => path.startsWith('site/src/layouts/'))).toBe(true)
  // The client's types of the API are made of all of it.
  expect(graph.get('site/src/api.ts')?.filter((path) => path.startsWith('api/'))).toEqual([])
})

test('what holds everything together leads to nothing else', () => {
  const reached = reachedFrom(graph, ['api/test/product.ts'])
  expect(reached.has('api/src/app.ts')).toBe(true)
  expect(reached.has('api/src/modules/reviews/review-routes.ts')).toBe(false)
})
