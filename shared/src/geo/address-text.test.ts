import { describe, expect, test } from 'bun:test'
import { addressLine, addressParts, isOfferedHint, normalizeAddress, streetName } from './address-text'

describe('normalizeAddress', () => {
  test.each([
    ['ул. Ленина, д. 10', 'ленина 10'],
    ['улица Ленина д10', 'ленина 10'],
    ['ЛЕНИНА 10', 'ленина 10'],
    ['ленина10', 'ленина 10'],
    ['проспект Мира 5', 'мира 5'],
    ['пр-кт Мира, 5', 'мира 5'],
    ['Коммунистический пр-т 39', 'коммунистический 39'],
    ['Зелёная 7', 'зеленая 7'],
    ['Сахалинская область, ул Сахалинская, 4', 'сахалинская 4'],
    ['693000, г. Южно-Сахалинск, ул. Чехова, 12 А', 'южно сахалинск чехова 12а'],
    ['Чехова 12 / 1', 'чехова 12/1'],
    ['Чехова 12 корп. 1', 'чехова 12к1'],
    ['Ленина 10, кв 5', 'ленина 10'],
    ['Ленина 10-5', 'ленина 10'],
    ['улица имени Космонавта Поповича', 'космонавта поповича'],
    ['8 Марта, 3', '8 марта 3'],
    ['2-я Хабаровская 6', '2я хабаровская 6'],
    ['  ', ''],
  ])('«%s» becomes «%s»', (typed, key) => {
    expect(normalizeAddress(typed)).toBe(key)
  })

  test('what is normal already stays as it is', () => {
    const key = normalizeAddress('г Южно-Сахалинск, ул 2-я Хабаровская, д 12 корп 1')
    expect(normalizeAddress(key)).toBe(key)
  })
})

describe('the parts of a written address', () => {
  test.each([
    ['Ленина, 10, Южно-Сахалинск', 'Ленина', '10', ['Южно-Сахалинск']],
    ['Ленина 18б', 'Ленина', '18б', []],
    ['Корсаков, 8 Марта, 12/1', '8 Марта', '12/1', ['Корсаков']],
    ['693000, Сахалинская область, г. Корсаков, ул. Советская, д. 1, кв 5', 'ул. Советская', '1', ['г. Корсаков']],
    ['Ленина, 12 корп. 1, подъезд 3', 'Ленина', '12 корп. 1', []],
  ])('%s', (address, street, house, towns) => {
    expect(addressParts(address)).toEqual({ street, house, towns })
  })

  test.each(['абракадабра', 'Ленина', '8 Марта', '1, 2', ''])('«%s» names no house', (address) => {
    expect(addressParts(address)).toBeNull()
  })

  test('a long text is read at once', () => {
    const started = performance.now()
    for (const text of ['1 '.repeat(150), 'а 1 / . - '.repeat(30), 'аа,'.repeat(100)]) addressParts(`ул ${text}`)
    expect(performance.now() - started).toBeLessThan(200)
  })
})

test.each([
  ['ул Ленина', 'Ленина'],
  ['улица Дзержинского', 'Дзержинского'],
  ['Коммунистический пр-кт', 'Коммунистический проспект'],
  ['пр-кт Победы', 'проспект Победы'],
])('the street «%s» is said «%s»', (street, said) => {
  expect(streetName(street)).toBe(said)
  expect(addressLine({ street, house: '5', city: 'Холмск' })).toBe(`${said}, 5, Холмск`)
})

describe('a hint', () => {
  test.each(['улица Ленина, 12', 'Москва, улица Мира, 1', 'проспект Победы, 3а', 'Апрельская улица, 4'])(
    '%s is offered',
    (hint) => {
      expect(isOfferedHint(hint)).toBe(true)
    },
  )

  test.each(['улица Ленина', 'улица Ленина, 12, кв 5', 'улица Ленина, 12, кв. 5', 'Мира, 1, квартира 7', 'кв5, 1'])(
    '%s is not offered',
    (hint) => {
      expect(isOfferedHint(hint)).toBe(false)
    },
  )
})
