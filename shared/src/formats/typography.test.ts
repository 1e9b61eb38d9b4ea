import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { nbsp } from './typography'

test('a short preposition stays with its word', () => {
  expect(nbsp('Привезём в дом и на работу')).toBe('Привезём в\u00A0дом и\u00A0на\u00A0работу')
})

test('a sentence may begin with a preposition', () => {
  expect(nbsp('В корзине пусто')).toBe('В\u00A0корзине пусто')
})

test('a long word keeps its ordinary space', () => {
  expect(nbsp('горячий борщ')).toBe('горячий борщ')
})

test('a dash and a ruble sign stay with what stands before them', () => {
  expect(nbsp('Сахалин — остров, 400 ₽')).toBe('Сахалин\u00A0— остров, 400\u00A0₽')
})

test('a text that was set once is not changed by setting it again', () => {
  const words = fc.constantFrom('в', 'на', 'дом', '—', '«и', '№', '5', '₽', 'у')
  fc.assert(
    fc.property(fc.array(words), (parts) => {
      const once = nbsp(parts.join(' '))
      expect(nbsp(once)).toBe(once)
    }),
  )
})
