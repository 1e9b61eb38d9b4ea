import { expect, test } from 'bun:test'
import { createStages } from './stages.ts'

test('each stage is told when it begins and with its seconds when it ends', async () => {
  const lines: string[] = []
  let now = 1_000
  const stages = createStages(
    (line) => lines.push(line),
    () => now,
  )
  const done = await stages.run('готовлю базу', async () => {
    expect(stages.current()).toBe('готовлю базу')
    now += 3_250
    return 'база'
  })
  now += 100
  expect(done).toBe('база')
  expect(lines).toEqual(['… готовлю базу', '✓ готовлю базу: 3,3\u00A0с'])
  expect(stages.passed()).toBe('3,4\u00A0с')
})
