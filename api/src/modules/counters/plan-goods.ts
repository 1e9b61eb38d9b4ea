import { COLUMNS, ROWS_MAX } from '@ostrov/shared/imports/columns'
import type { ImportPlanWire } from '@ostrov/shared/imports/schema'
import type { Em } from '../../db/orm'
import { Refusal } from '../../kernel/problems'
import { planFile } from '../imports/apply-import'
import type { Acting } from '../imports/carry-out'
import { readCounterMenu } from './read-counter-menu'

/** What an import of a counter's goods is called. */
export const GOODS_FILE = 'Меню кассы'
const CATEGORY = 'Из кассы'

/**
 * What the counter sells and our menu has not, planned as a file of the menu: it is looked through, applied and taken back there. What has
 * no price, as a way to cook or a delivery, is no dish. Call inside a transaction.
 * @throws {Refusal} `counter.nothing_new`.
 */
export async function planGoods(em: Em, acting: Acting): Promise<ImportPlanWire> {
  const { goods, fresh, rows } = await readCounterMenu(em, acting.restaurant, acting.now)
  const like = new Set(rows.flatMap(({ suggested }) => suggested.filter(({ sure }) => sure).map((one) => one.article)))
  const isNew = new Set(fresh)
  const wanted = goods.filter(({ article, price }) => isNew.has(article) && !like.has(article) && price > 0)
  if (wanted.length === 0) throw new Refusal('counter.nothing_new')
  const { name, category, price, weight, weight_unit, is_active } = COLUMNS
  const titles = [name, category, price, weight, weight_unit, is_active].map(({ label }) => label)
  // A counter knows no weights: each is one piece, off sale until somebody has looked at it.
  const lines = wanted.slice(0, ROWS_MAX).map((good) => [good.name, CATEGORY, String(good.price), '1', 'шт', 'нет'])
  const table = {
    sheets: [{ name: null, rows: [titles, ...lines].map((cells, at) => ({ line: at + 1, cells })), faults: [] }],
    notes: [],
  }
  return planFile(em, { name: GOODS_FILE, table }, acting)
}
