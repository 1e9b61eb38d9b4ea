import { expect, test } from 'bun:test'
import type { StoryWire } from '@ostrov/shared/promotions/schema'
import { storiesOf } from './stories-of'

const story = (id: string, city_ids: string[]): StoryWire => ({
  ...{ id, city_ids, title: id, text: '', link: null, image: null, logo: null, ad: null },
})
const ALL = [story('everywhere', []), story('holmsk', ['1']), story('both', ['1', '2'])]
const seen = (city_id: string | null) => storiesOf(ALL, city_id).map(({ id }) => id)

test('a town has what is meant for all and its own, and who has named none what is meant for all', () => {
  expect(seen('1')).toEqual(['everywhere', 'holmsk', 'both'])
  expect(seen('2')).toEqual(['everywhere', 'both'])
  expect(seen('3')).toEqual(['everywhere'])
  expect(seen(null)).toEqual(['everywhere'])
})
