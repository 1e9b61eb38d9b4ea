import { expect, test } from 'bun:test'
import { askedTests } from './asked.ts'

test('without words the light tier is asked for, with all of its checks', async () => {
  const { files, ...asked } = await askedTests([])
  expect(asked).toMatchObject({ tier: 'light', checks: true, pages: false })
  expect(files.journeys.length).toBeGreaterThan(40)
  expect(files.quick.filter((path) => path.startsWith('api/test/robustness/'))).toEqual([])
})

test('all is everything, and its shards together are the same', async () => {
  const whole = await askedTests(['all'])
  expect(whole).toMatchObject({ tier: 'whole', checks: true, pages: true })
  const shards = await Promise.all([1, 2, 3].map((at) => askedTests(['all', '--shard', `${at}/3`])))
  expect(shards.map(({ checks, pages }) => [checks, pages])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ])
  expect(shards.flatMap(({ files }) => [...files.quick, ...files.journeys]).toSorted()).toEqual(
    [...whole.files.quick, ...whole.files.journeys].toSorted(),
  )
})

test('words ask for the files whose path holds one, and for no checks', async () => {
  const { files, ...asked } = await askedTests(['scripts/test/asked'])
  expect(files).toEqual({ quick: ['scripts/test/asked.test.ts'], journeys: [] })
  expect(asked).toMatchObject({ checks: false, pages: false })
  expect(asked.tier).toBeUndefined()
})

test.each([[['all', '--shard', '4/3']], [['all', '--shard']], [['all', '--shard', '1/3', 'menu']]])(
  '%j is not understood',
  async (words) => {
    await expect(askedTests(words)).rejects.toThrow('Usage')
  },
)
