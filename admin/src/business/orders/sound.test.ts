import { expect, test } from 'bun:test'
import { namesOf } from '@ostrov/shared/wire/names'
import { MELODIES } from './board-settings'
import { asksToUnlock, chimeSamples, soundPlan } from './sound'

test('it rings while an order waits and stops with the last one', () => {
  expect(soundPlan({ enabled: true, allowed: true, calling: 1, stopped: 0, unlocked: true })).toEqual(['new'])
  expect(soundPlan({ enabled: true, allowed: true, calling: 0, stopped: 0, unlocked: true })).toBe('silent')
})

test('an order cancelled at work rings with a sound of its own, before the new ones', () => {
  expect(soundPlan({ enabled: true, allowed: true, calling: 0, stopped: 1, unlocked: true })).toEqual(['stopped'])
  expect(soundPlan({ enabled: true, allowed: true, calling: 2, stopped: 1, unlocked: true })).toEqual([
    'stopped',
    'new',
  ])
  expect(chimeSamples(8000, ['stopped'])).not.toEqual(chimeSamples(8000, ['new']))
  expect(chimeSamples(8000, ['stopped', 'new'])).toHaveLength(2 * chimeSamples(8000).length)
})

test('switched off it is silent whatever waits', () => {
  expect(soundPlan({ enabled: false, allowed: true, calling: 3, stopped: 1, unlocked: true })).toBe('silent')
})

test('silenced for the restaurant it is silent, and asks for no press', () => {
  expect(soundPlan({ enabled: true, allowed: false, calling: 3, stopped: 1, unlocked: true })).toBe('silent')
  expect(asksToUnlock({ enabled: true, allowed: false, unlocked: false })).toBe(false)
})

test('where the browser holds the sound back, that is known and not mistaken for ringing', () => {
  expect(soundPlan({ enabled: true, allowed: true, calling: 1, stopped: 0, unlocked: false })).toBe('blocked')
})

test('the press that unlocks the sound is asked for before any order comes', () => {
  expect(asksToUnlock({ enabled: true, allowed: true, unlocked: false })).toBe(true)
  expect(asksToUnlock({ enabled: false, allowed: true, unlocked: false })).toBe(false)
  expect(asksToUnlock({ enabled: true, allowed: true, unlocked: true })).toBe(false)
})

test.each(namesOf(MELODIES))(
  '%s can be heard, does not clip, and ends in silence so that it loops without a click',
  (melody) => {
    const samples = chimeSamples(8000, ['new'], melody)
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(loudest).toBeGreaterThan(0.3)
    expect(loudest).toBeLessThanOrEqual(1)
    expect(Math.max(...samples.slice(-8000).map(Math.abs))).toBe(0)
    expect(Math.abs(samples[0] ?? 1)).toBe(0)
  },
)
