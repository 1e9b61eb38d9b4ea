import { expect, test } from 'bun:test'
import { foundLabel } from './labels'

test.each([
  [1, 'Найден 1 результат'],
  [3, 'Найдено 3 результата'],
  [12, 'Найдено 12 результатов'],
  [21, 'Найден 21 результат'],
])('%d is told as %s', (count, label) => {
  expect(foundLabel(count)).toBe(label)
})
