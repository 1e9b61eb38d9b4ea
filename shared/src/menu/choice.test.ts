import { describe, expect, test } from 'bun:test'
import { checkOptions, type OptionGroup, unitPrice, unknownOptions } from './choice'

describe('the price of a piece', () => {
  test('is the discounted one when there is a discount', () => {
    expect(unitPrice({ price: 690, discount_price: 590 })).toBe(590)
  })

  test.each([0, null, undefined])('is the ordinary one when the discounted price is %p', (discount_price) => {
    expect(unitPrice({ price: 690, discount_price })).toBe(690)
  })
})

describe('options', () => {
  const sauces: OptionGroup = {
    id: 'sauces',
    name: 'Соус',
    min: 1,
    max: 2,
    product_options: [{ id: 'hot' }, { id: 'sour' }, { id: 'sweet' }],
  }

  test('within the limits of their group are accepted', () => {
    expect(checkOptions([sauces], ['hot'])).toEqual([])
    expect(checkOptions([sauces], ['hot', 'sour'])).toEqual([])
  })

  test('that are too few are refused with the name of the group', () => {
    expect(checkOptions([sauces], [])).toEqual([
      { group_id: 'sauces', code: 'basket.too_few_options', message: 'Соус: выберите не\u00A0меньше 1' },
    ])
  })

  test('that are too many are refused', () => {
    const [refusal] = checkOptions([sauces], ['hot', 'sour', 'sweet'])
    expect(refusal?.code).toBe('basket.too_many_options')
  })

  test('ticked twice count once', () => {
    expect(checkOptions([{ ...sauces, min: 2 }], ['hot', 'hot'])).toHaveLength(1)
  })

  test('of a group without limits may be any', () => {
    expect(checkOptions([{ ...sauces, min: null, max: null }], ['hot', 'sour', 'sweet'])).toEqual([])
  })

  test('of one group say nothing about another', () => {
    const other = { ...sauces, id: 'sizes', name: 'Размер', product_options: [{ id: 'big' }] }
    expect(checkOptions([sauces, other], ['hot']).map((refusal) => refusal.group_id)).toEqual(['sizes'])
  })

  test('that the product does not offer are found', () => {
    const product = { product_options: [{ id: 'bread' }], product_option_groups: [sauces] }
    expect(unknownOptions(product, ['bread', 'hot', 'gold'])).toEqual(['gold'])
  })
})
