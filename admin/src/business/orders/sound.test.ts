import { expect, test } from 'bun:test'
import { asksToUnlock, chimeSamples, soundPlan } from './sound'

test('it rings while an order waits and stops with the last one', () => {
  expect(soundPlan({ enabled: true, calling: 1, unlocked: true })).toBe('ring')
  expect(soundPlan({ enabled: true, calling: 0, unlocked: true })).toBe('silent')
})

test('switched off it is silent whatever waits', () => {
  expect(soundPlan({ enabled: false, calling: 3, unlocked: true })).toBe('silent')
})

test('where the browser holds the sound back, that is known and not mistaken for ringing', () => {
  expect(soundPlan({ enabled: true, calling: 1, unlocked: false })).toBe('blocked')
})

test('the press that unlocks the sound is asked for before any order comes', () => {
  expect(asksToUnlock({ enabled: true, unlocked: false })).toBe(true)
  expect(asksToUnlock({ enabled: false, unlocked: false })).toBe(false)
  expect(asksToUnlock({ enabled: true, unlocked: true })).toBe(false)
})

test('the chime can be heard, does not clip, and ends in silence so that it loops without a click', () => {
  const samples = chimeSamples(8000)
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  expect(loudest).toBeGreaterThan(0.3)
  expect(loudest).toBeLessThanOrEqual(1)
  expect(Math.max(...samples.slice(-8000).map(Math.abs))).toBe(0)
  expect(Math.abs(samples[0] ?? 1)).toBe(0)
})
