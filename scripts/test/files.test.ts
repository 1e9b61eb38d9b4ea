import { expect, test } from 'bun:test'
import { chooseLight, chooseTests, readShard, shardOf } from './files.ts'

const PATHS = [
  'api/src/modules/orders/placing/place-order.test.ts',
  'shared/src/orders/rules.test.ts',
  'shared/src/menu/rules.test.ts',
  'site/e2e/orders.test.ts',
]

test('without words everything is chosen, and journeys stand apart', () => {
  const { quick, journeys } = chooseTests(PATHS, [])
  expect(quick).toHaveLength(3)
  expect(journeys).toEqual(['site/e2e/orders.test.ts'])
})

test('a word chooses the files whose path holds it, in any case', () => {
  expect(chooseTests(PATHS, ['Menu'])).toEqual({ quick: ['shared/src/menu/rules.test.ts'], journeys: [] })
})

test('several words choose what any of them chooses', () => {
  expect(chooseTests(PATHS, ['menu', 'e2e'])).toEqual({
    quick: ['shared/src/menu/rules.test.ts'],
    journeys: ['site/e2e/orders.test.ts'],
  })
})

test('a path as a shell completes it is a word too', () => {
  expect(chooseTests(PATHS, ['./shared/src/menu/rules.test.ts']).quick).toEqual(['shared/src/menu/rules.test.ts'])
})

test('the light tier has the main journeys and no restarts', () => {
  const paths = [...PATHS, 'site/e2e/weight.test.ts', 'api/test/robustness/busy.test.ts']
  expect(chooseLight(chooseTests(paths, []))).toEqual(chooseTests(PATHS, []))
})

test('of shards the first has no journey, and each journey is in one of the others', () => {
  const journeys = ['a', 'b', 'c', 'd', 'e'].map((name) => `site/e2e/${name}.test.ts`)
  const tests = { quick: ['shared/src/a.test.ts'], journeys }
  const shards = [1, 2, 3].map((at) => shardOf(tests, { at, of: 3 }))
  expect(shards[0]).toEqual({ ...tests, journeys: [] })
  expect(
    shards
      .slice(1)
      .flatMap((shard) => shard.journeys)
      .toSorted(),
  ).toEqual(journeys)
  expect(shards.slice(1).flatMap(({ quick }) => quick)).toEqual([])
})

test.each(['', '1', '1/1', '0/3', '4/3', '2/x'])('«%s» is no shard', (text) => {
  expect(readShard(text)).toBeUndefined()
})
