import { describe, expect, test } from 'bun:test'
import { conditionsAt, isPeak, PEAK_CLOCK, PEAK_HOURS, type PeakConditions, peakEnd, peakWords } from './peak'

/** A moment of the region's clock, UTC+11. */
const at = (clock: string) => new Date(`2026-11-20T${clock}+11:00`)
const always = { price: 150, min_order_sum: 500, free_delivery_sum: 1500 }
const zone = (changes: Partial<PeakConditions> = {}) => {
  const none = { peak_price: null, peak_min_order_sum: null, peak_free_delivery_sum: null }
  return { ...always, peak: 'same' as const, ...none, ...changes }
}
const OWN = { peak: 'own', peak_price: 300, peak_min_order_sum: 1000, peak_free_delivery_sum: null } as const

describe('peak hours', () => {
  test.each([
    ['11:59:59.999', false],
    ['12:00:00', true],
    ['13:59:59.999', true],
    ['14:00:00', false],
    ['18:59:59.999', false],
    ['19:00:00', true],
    ['20:59:59.999', true],
    ['21:00:00', false],
    ['00:00:00', false],
  ])('at %s: %p', (clock, peak) => {
    expect(isPeak(at(clock))).toBe(peak)
  })

  test('end when they are said to', () => {
    expect(peakEnd(at('12:00:00'))).toEqual(at('14:00:00'))
    expect(peakEnd(at('20:30:00'))).toEqual(at('21:00:00'))
    expect(peakEnd(at('14:00:00'))).toBeNull()
  })

  test('are said with the numbers of the rule', () => {
    expect(PEAK_HOURS).toBe(
      'В\u00A0часы пик, с\u00A012:00 до\u00A014:00 и\u00A0с\u00A019:00 до\u00A021:00, доставки в\u00A0отдалённые районы может не\u00A0быть',
    )
    expect(PEAK_CLOCK).toBe('12:00–14:00 и\u00A019:00–21:00')
  })
})

describe('a zone', () => {
  test('that is the same in peak hours has the same conditions in them', () => {
    expect(conditionsAt(at('12:00:00'), zone())).toMatchObject(always)
    expect(peakWords(zone())).toBeNull()
  })

  test('with conditions of its own has them from the first minute of peak hours to their end', () => {
    const own = { price: 300, min_order_sum: 1000, free_delivery_sum: null }
    expect(conditionsAt(at('11:59:59'), zone(OWN))).toMatchObject(always)
    expect(conditionsAt(at('12:00:00'), zone(OWN))).toMatchObject(own)
    expect(conditionsAt(at('20:59:59'), zone(OWN))).toMatchObject(own)
    expect(conditionsAt(at('21:00:00'), zone(OWN))).toMatchObject(always)
    expect(peakWords(zone(OWN))).toBe('В\u00A0часы пик: доставка 300\u00A0₽, минимальный заказ 1\u00A0000\u00A0₽')
  })

  test('that rests in peak hours brings nothing in them', () => {
    expect(conditionsAt(at('13:59:59'), zone({ peak: 'closed' }))).toBeNull()
    expect(conditionsAt(at('14:00:00'), zone({ peak: 'closed' }))).toMatchObject(always)
    expect(peakWords(zone({ peak: 'closed' }))).toBe('В\u00A0часы пик не\u00A0доставляем')
  })
})
