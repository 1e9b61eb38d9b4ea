import { formatMoney } from '../formats/money'
import type { Field } from '../forms/form'
import { valueWords } from '../forms/merge'
import { ZONE_FORM } from './form'
import { PEAK_WAYS } from './peak'
import type { OwnZoneWire } from './zones-schema'

/** A zone as its form holds it: sums as they are typed. */
export type ZoneValues = {
  name: string
  price: string
  min_order_sum: string
  free_delivery_sum: string
  peak: string
  peak_price: string
  peak_min_order_sum: string
  peak_free_delivery_sum: string
  is_active: boolean
  fill_color: string
  border_color: string
}

/** A zone in its form; null for a new one, drawn in `color`. */
export function zoneValues(zone: OwnZoneWire | null, color: string): ZoneValues {
  return {
    name: zone?.name ?? '',
    price: textOf(zone?.price),
    min_order_sum: textOf(zone?.min_order_sum),
    free_delivery_sum: textOf(zone?.free_delivery_sum),
    peak: zone?.peak ?? 'same',
    peak_price: textOf(zone?.peak_price),
    peak_min_order_sum: textOf(zone?.peak_min_order_sum),
    peak_free_delivery_sum: textOf(zone?.peak_free_delivery_sum),
    is_active: zone?.is_active ?? true,
    fill_color: zone?.fill_color ?? color,
    border_color: zone?.border_color ?? color,
  }
}

/** The form as the API takes it. */
export function zoneBody({ price, min_order_sum, free_delivery_sum, ...values }: ZoneValues) {
  const { peak, peak_price, peak_min_order_sum, peak_free_delivery_sum, ...rest } = values
  const own = peak === 'own'
  return {
    ...rest,
    price: Number(price),
    min_order_sum: Number(min_order_sum),
    free_delivery_sum: sumOf(free_delivery_sum),
    peak: PEAK_WAYS.find((way) => way === peak) ?? 'same',
    peak_price: own ? sumOf(peak_price) : null,
    peak_min_order_sum: own ? sumOf(peak_min_order_sum) : null,
    peak_free_delivery_sum: own ? sumOf(peak_free_delivery_sum) : null,
  }
}

/** What a field of a zone holds, in words; its colours are named by who shows them. */
export function zoneWords(values: ZoneValues, name: keyof ZoneValues): string {
  const value = values[name]
  const field: Field = ZONE_FORM[name]
  if (field.kind === 'money' && value !== '') return formatMoney(Number(value))
  return valueWords(field.choices?.[String(value)] ?? value)
}

const textOf = (sum: number | null | undefined) => (sum === null || sum === undefined ? '' : String(sum))
const sumOf = (text: string) => (text.trim() === '' ? null : Number(text))
