/** The filters «from this day» and «to this day», both days included. */
export const DAYS = {
  from: { kind: 'day', label: 'С', edge: 'from' },
  to: { kind: 'day', label: 'По', edge: 'to' },
} as const

/** The same, and how many rows lie on which days; not of a list without bounds, for all of its rows are counted. */
export const COUNTED_DAYS = { ...DAYS, from: { ...DAYS.from, histogram: true } } as const
