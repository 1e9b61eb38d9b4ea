/** The filters «from this day» and «to this day», both days included. */
export const DAYS = {
  from: { kind: 'day', label: 'С', edge: 'from' },
  to: { kind: 'day', label: 'По', edge: 'to' },
} as const
