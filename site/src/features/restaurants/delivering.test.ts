import { expect, test } from 'bun:test'
import { byService } from './delivering'

const kitchen = (id: string, delivers = true, pickup = true) => ({ id, delivers, pickup })

test('who delivers to the address comes first, then who hands out, then who does neither', () => {
  const found = [
    kitchen('shut', true, false),
    kitchen('pickup', false),
    kitchen('near'),
    kitchen('far'),
    kitchen('next'),
  ]
  const delivering = new Map([
    ['shut', false],
    ['pickup', false],
    ['near', true],
    ['far', false],
    ['next', true],
  ])
  expect(byService(found, delivering).map(({ id }) => id)).toEqual(['near', 'next', 'pickup', 'far', 'shut'])
})

test('nobody is moved who was not asked about', () => {
  const found = [kitchen('one'), kitchen('other')]
  expect(byService(found, new Map()).map(({ id }) => id)).toEqual(['one', 'other'])
})
