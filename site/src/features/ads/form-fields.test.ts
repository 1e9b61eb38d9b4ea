import { expect, test } from 'bun:test'
import { SECTION_NAMES, sectionOf } from '@ostrov/shared/ads/sections'
import { isAsked } from '@ostrov/shared/forms/form'
import { askedWhen, drawnFields, parentField } from './form-fields'

test('each field that is not always asked is asked by one choice, the same that its table says', () => {
  const found = new Set<string>()
  for (const section of SECTION_NAMES) {
    const { fields } = sectionOf(section)
    for (const [name, field] of Object.entries(fields)) {
      const rule = askedWhen(fields, name)
      expect([name, rule !== null]).toEqual([name, field.when !== undefined])
      if (!rule) continue
      found.add(`${name} by ${rule.field}`)
      for (const value of ['', ...Object.keys(fields[rule.field]?.choices ?? {})])
        expect([name, value, rule.values.includes(value)]).toEqual([
          name,
          value,
          isAsked(field, { [rule.field]: value }),
        ])
    }
  }
  expect([...found]).toEqual(expect.arrayContaining(['volume by engine', 'rooms by kind', 'children by deal']))
})

test('a mark follows from its model, and a generation is asked within the model', () => {
  const { fields } = sectionOf('cars')
  expect(drawnFields(fields).slice(0, 3)).toEqual(['model', 'generation', 'year'])
  expect([parentField(fields, 'model'), parentField(fields, 'generation')]).toEqual([null, 'model'])
})
