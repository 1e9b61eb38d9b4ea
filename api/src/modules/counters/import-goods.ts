import type { ImportPlanWire } from '@ostrov/shared/imports/schema'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { applyImport, undoImport } from '../imports/apply-import'
import type { Acting } from '../imports/carry-out'
import { linkArticles } from './link-articles'
import { GOODS_FILE, planGoods } from './plan-goods'
import { readCounterMenu } from './read-counter-menu'

/**
 * What only the counter has becomes dishes of our menu, off sale until somebody has looked at them, each under its article. Call inside a
 * transaction.
 * @throws {Refusal} `counter.nothing_new`.
 */
export async function importGoods(em: Em, acting: Acting): Promise<ImportPlanWire> {
  const { fresh } = await readCounterMenu(em, acting.restaurant, acting.now)
  const { id } = await planGoods(em, acting)
  const applied = await applyImport(em, id, acting)
  const { goods, rows } = await readCounterMenu(em, acting.restaurant, acting.now)
  const made = new Set(applied.rows.map(({ name }) => name))
  const isFresh = new Set(fresh)
  const links = goods
    .filter(({ article, name }) => isFresh.has(article) && made.has(name))
    .flatMap(({ article, name }) => {
      const dish = rows.find((one) => one.kind === 'product' && one.name === name && !one.article)
      return dish ? [{ kind: dish.kind, id: dish.id, article }] : []
    })
  await linkArticles(em, { ...acting, links })
  return applied
}

/**
 * Puts the menu back as it was before the last import of the counter's goods; harmless when repeated. Call inside a transaction.
 * @throws {Refusal} `menu_import.not_applied` where there was none, `menu_import.edited_since` naming what somebody changed after.
 */
export async function undoGoods(em: Em, acting: Acting): Promise<ImportPlanWire> {
  const last = await row<{ id: string }>(
    em,
    sql`select id from menu_import where restaurant_id = ${acting.restaurant.id} and file_name = ${GOODS_FILE} and status <> 'planned'
        order by created_at desc, id desc limit 1`,
  )
  if (!last) throw new Refusal('menu_import.not_applied')
  return undoImport(em, last.id, acting)
}
