import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { isValidPhoneNumber } from 'libphonenumber-js/max'
import metadata from 'libphonenumber-js/metadata.max.json'
import { formatPhone, maskPhone, normalizePhone, PHONE_PLACEHOLDER, phoneComplaint } from './phone'

describe('normalizePhone', () => {
  test.each([
    ['+7 (900) 111-22-33', '79001112233'],
    ['8 900 111 22 33', '79001112233'],
    ['9001112233', '79001112233'],
    [79001112233, '79001112233'],
    ['7914 123 45 67', '79141234567'],
    ['8\u00A0914\u00A0123\u201145\u201167', '79141234567'],
    ['+8 914 123-45-67', '79141234567'],
    ['+7 (4242) 72-11-22', '74242721122'],
    ['8 (800) 555-35-35', '78005553535'],
  ])('%p is stored as %p', (typed, stored) => {
    expect(normalizePhone(typed)).toBe(stored)
  })

  test.each(['', '+7 (900) 111', '7900111223', '790011122334', null, undefined, {}])('%p is no phone', (typed) => {
    expect(normalizePhone(typed)).toBeNull()
  })

  test('what was normalized stays the same when normalized again', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = normalizePhone(typed)
        if (once) expect(normalizePhone(once)).toBe(once)
      }),
    )
  })
})

describe('only numbers that Russia has given out are taken', () => {
  test.each([
    ...['+374 91 123456', '37491123456', '+375 29 123-45-67', '375291234567', '+49 30 1234567', '49301234567'],
    ...[
      '+1 (914) 123-4567',
      '19141234567',
      '+84 912 345 678',
      '+81 90 1234 5678',
      '＋374 91 123456',
      'тел. +374 91 123456',
    ],
    ...[
      '00374 91 123456',
      '810 374 91 123456',
      '+7 707 123-45-67',
      '8 701 123 45 67',
      '+7 600 123 45 67',
      '+9141234567',
    ],
  ])('%p is of another country', (typed) => {
    expect(normalizePhone(typed)).toBeNull()
    expect(phoneComplaint(typed)).toMatch(/росси|России|валидный/)
  })

  test.each([
    ...['+7 7 914 123 45 67', '+7 8 914 123 45 67', '7 7 914 123-45-67', '8 8 914 123 45 67', '+7 +7 914 123 45 67'],
    ...['+7 8 4242 72 11 22', '+7 000 111-22-33', '+7 123 123-45-67', '+7 555 123-45-67', '+7 299 123-45-67'],
  ])('%p is none', (typed) => {
    expect(normalizePhone(typed)).toBeNull()
  })

  test('the sentence says what is wrong', () => {
    expect(phoneComplaint('+374 91 123456')).toBe('Нужен российский номер: +7 и\u00A0ещё 10\u00A0цифр')
    expect(phoneComplaint('+7 707 123-45-67')).toBe('Нужен российский номер: +7 и\u00A0ещё 10\u00A0цифр')
    expect(phoneComplaint('+7 123 123-45-67')).toBe('Такого номера в\u00A0России нет. Проверьте цифры')
    expect(phoneComplaint('+7 914 123')).toBe('Укажите валидный номер телефона')
    expect(phoneComplaint('+7 914 123-45-67')).toBeNull()
  })

  test('the rule says what the library says, for every code of three digits and the numbers behind it', () => {
    const differ = []
    for (let code = 0; code < 1000; code++) {
      for (const rest of ['0000000', '0001234', '0053000', '0312345', '1234567', '3045678', '9999999']) {
        const phone = `+7${String(code).padStart(3, '0')}${rest}`
        if ((normalizePhone(phone) !== null) !== isRussian(phone)) differ.push(phone)
      }
    }
    expect(differ).toEqual([])
    fc.assert(
      fc.property(
        fc.stringMatching(/^\+7[3489]\d{9}$/),
        (phone) => (normalizePhone(phone) !== null) === isRussian(phone),
      ),
      { numRuns: 2000 },
    )
  })

  test('whatever country it is of, no valid number of it becomes a Russian one, typed or pasted', () => {
    for (const calling of Object.keys(metadata.country_calling_codes)) {
      if (calling === '7') continue
      for (const rest of ['9141234567', '301234567', '91234567', '4242721122', '2012345678', '80012345']) {
        const phone = `+${calling}${rest}`
        const typedByKey = [...phone].reduce((shown, key) => maskPhone(shown + key), '')
        if (calling + rest === '89141234567') continue
        expect([phone, ...[phone, maskPhone(phone), typedByKey].map(normalizePhone)]).toEqual([phone, null, null, null])
      }
    }
  })
})

test('a stored phone is shown as the spec shows it', () => {
  expect(formatPhone('79001112233')).toBe('+7 (900) 111-22-33')
})

test('a landline of the island is shown by the code of its town', () => {
  expect(formatPhone('74242423567')).toBe('+7 (4242) 42-35-67')
  expect(formatPhone('74243351234')).toBe('+7 (42433) 5-12-34')
  expect(formatPhone('74951234567')).toBe('+7 (495) 123-45-67')
})

test('a full phone is as long as the mask and the form demand', () => {
  expect(formatPhone('79001112233')).toHaveLength(18)
  expect(PHONE_PLACEHOLDER).toHaveLength(18)
})

test('the mask grows with each digit typed', () => {
  const typed = ['', '7', '79', '7900', '79001', '7900111', '790011122', '79001112233']
  expect(typed.map(maskPhone)).toEqual([
    '',
    '+7',
    '+7 (9',
    '+7 (900',
    '+7 (900) 1',
    '+7 (900) 111',
    '+7 (900) 111-22',
    '+7 (900) 111-22-33',
  ])
})

test('the first digit is forced to 7', () => {
  expect(maskPhone('8900')).toBe('+7 (900')
})

test('a mobile number typed without its country gets one', () => {
  expect(maskPhone('9')).toBe('+7 (9')
})

test('the mask takes no digit away that makes the number another’s', () => {
  expect(maskPhone('+49 30 1234567')).toBe('+49301234567')
  expect(maskPhone('+7 8 4242 72 11 22')).toBe('+784242721122')
  expect(maskPhone('+')).toBe('+')
  expect(maskPhone('+7 (914) 123-45-678')).toBe('+7 (914) 123-45-67')
})

test('masking what is already masked changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,11}$/), (typed) => {
      expect(maskPhone(maskPhone(typed))).toBe(maskPhone(typed))
    }),
  )
})

function isRussian(phone: string) {
  return isValidPhoneNumber(phone) && !/^\+7[67]/.test(phone)
}
