import { expect, test } from 'bun:test'
import { innCheck, ogrnCheck } from './legal'

// Public numbers of the largest companies.
test.each(['7707083893', '7736050003', '500100732259'])('%s is a tax number', (inn) => {
  expect(innCheck(inn, {})).toBeNull()
})

test.each(['7707083894', '770708389', '77070838931', '500100732258', '500100732269', 'abcdefghij', '0'])(
  '%s is no tax number',
  (inn) => {
    expect(innCheck(inn, {})).toContain('Проверьте ИНН')
  },
)

test.each([
  ['1027700132195', '7707083893'],
  ['304500116000157', '500100732259'],
])('%s is a registration number', (ogrn, inn) => {
  expect(ogrnCheck(ogrn, { inn })).toBeNull()
})

test.each(['1027700132196', '102770013219', '304500116000158'])('%s is no registration number', (ogrn) => {
  expect(ogrnCheck(ogrn, {})).toContain('Проверьте ОГРН')
})

test('the numbers of a company and of a sole trader do not go together', () => {
  expect(ogrnCheck('304500116000157', { inn: '7707083893' })).toContain('разных лиц')
})
