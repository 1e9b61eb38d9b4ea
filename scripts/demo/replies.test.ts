import { expect, test } from 'bun:test'
import { pairsOf } from './reply-rows'

test('a person answers a vacancy once, and never one of where they work', () => {
  const pairs = pairsOf()
  expect(pairs.length).toBeGreaterThan(40)
  const once = pairs.map(({ vacancy, resume }) => `${vacancy.key} ${resume.author}`)
  expect(new Set(once).size).toBe(once.length)
  expect(pairs.filter(({ vacancy, resume }) => vacancy.author === resume.author)).toEqual([])
})
