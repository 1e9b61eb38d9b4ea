import type { Em } from '../../db/orm'
import type { By } from '../../kernel/actors'
import { writeEntry } from '../audit/write-entry'

type Target = { kind: 'product_option' | 'product_option_group'; row_id: string; restaurant_id: string }
type Placed = { sort: number; products: readonly { id: string }[] }

/** Writes where it was put and which dishes offer it, if that changed. */
export function writePlacing(
  em: Em,
  { kind, row_id, restaurant_id }: Target,
  { before, after, by, now }: { before: Placed; after: Placed; by: By; now: Date },
) {
  const said = ({ sort, products }: Placed) => ({ sort, product_ids: products.map(({ id }) => id) })
  const fields = { from: said(before), to: said(after) }
  return writeEntry(em, { by, act: `${kind}.change`, subject: `${kind}:${row_id}`, restaurant_id, ...fields, now })
}
