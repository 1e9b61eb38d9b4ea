export const typeNames = {
  ул: 'улица',
  'пр-кт': 'проспект',
  пер: 'переулок',
  'б-р': 'бульвар',
  проезд: 'проезд',
  ш: 'шоссе',
} as const

export type StreetType = keyof typeof typeNames

/** A row of a town's table: type, name and the axis as «lon lat, lon lat, …». */
export type StreetEntry = readonly [type: StreetType, name: string, line: string]
