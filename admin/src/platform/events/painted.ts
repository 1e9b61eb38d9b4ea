import { placesOf } from '@ostrov/shared/halls/places'
import type { HallPricesInputWire, HallPricesWire } from '@ostrov/shared/tickets/prices-schema'

type Row = HallPricesWire['rows'][number]
/** `version` null: it is not saved yet. */
export type PaintedKind = { id: string; version: string | null; name: string; price: number }
/** How the plan is being laid out: key of a row → kind that it is sold by; null of one that is not sold. */
export type Painted = { kinds: readonly PaintedKind[]; rows: Readonly<Record<string, string | null>> }

/** One row of a hall. */
export const rowKey = ({ sector, name }: Pick<Row, 'sector' | 'name'>) => `${sector}\n${name}`

/** As it is saved. */
export const begun = ({ kinds, rows }: HallPricesWire): Painted => ({
  kinds: kinds.map(({ id, version, name, price }) => ({ id, version, name, price })),
  rows: Object.fromEntries(rows.map((row) => [rowKey(row), row.kind_id])),
})

/** The same with rows given to a kind, or to none; a row of which something is sold stays what it is. */
export function painted(
  { rows }: Pick<HallPricesWire, 'rows'>,
  now: Painted,
  { keys, kind }: { keys: readonly string[]; kind: string | null },
): Painted {
  const free = rows.filter((row) => row.taken === 0 && keys.includes(rowKey(row)))
  return { ...now, rows: { ...now.rows, ...Object.fromEntries(free.map((row) => [rowKey(row), kind])) } }
}

/** The same with a further kind. */
export function withKind(now: Painted, kind: Pick<PaintedKind, 'name' | 'price'>) {
  const id = `new-${now.kinds.length}`
  return { id, painted: { ...now, kinds: [...now.kinds, { ...kind, id, version: null }] } }
}

/** What is to be saved: kinds whose rows are others now, and new ones that have any. */
export function changesOf({ rows }: Pick<HallPricesWire, 'rows'>, now: Painted): HallPricesInputWire['kinds'] {
  return now.kinds.flatMap(({ id, version, name, price }) => {
    const before = rows.filter(({ kind_id }) => kind_id === id)
    const after = rows.filter((row) => now.rows[rowKey(row)] === id)
    const places = placesOf(after, rows)
    if (places === placesOf(before, rows)) return []
    return [{ id: version === null ? null : id, version, name, price, places }]
  })
}
