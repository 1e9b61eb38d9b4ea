import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { formatPhone, maskPhone, normalizePhone, PHONE_MASK } from './phone'

describe('normalizePhone', () => {
  test.each([
    ['+7 (900) 111-22-33', '79001112233'],
    ['8 900 111 22 33', '79001112233'],
    ['9001112233', '79001112233'],
    [79001112233, '79001112233'],
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

test('a stored phone is shown as the spec shows it', () => {
  expect(formatPhone('79001112233')).toBe('+7 (900) 111-22-33')
})

test('a full phone is as long as the mask and the form demand', () => {
  expect(formatPhone('79001112233')).toHaveLength(18)
  expect(PHONE_MASK).toHaveLength(18)
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

test('masking what is already masked changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,11}$/), (typed) => {
      expect(maskPhone(maskPhone(typed))).toBe(maskPhone(typed))
    }),
  )
})
