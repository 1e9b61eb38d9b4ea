import { ReferenceKind } from '@mikro-orm/core'
import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/** What names a customer who left all the same: the row has nothing but an id by then. */
const STAYS: Readonly<Record<string, string>> = {
  review: 'as it was published',
  referral: 'who invited whom was paid for',
}

/**
 * What cannot stand without its customer goes with them, by the column that says so: a reference to `user` that is not null and
 * cascades. Of what a moderator let through, where the reference may be null, the row stays with nobody's name; all else of it goes.
 */
export const forgetOwn: Forget = async (em, { id }) => {
  for (const { table, column, is_moderated } of ownColumnsOf(em)) {
    const [rows, own] = [sql.table(table), sql`${sql.ref(column)} = ${id}`]
    const which = is_moderated ? sql`${own} and moderation_status <> 'approved'` : own
    await changed(em, sql`delete from ${rows} where ${which}`)
    if (is_moderated) await changed(em, sql`update ${rows} set ${sql.ref(column)} = null where ${own}`)
  }
}

function ownColumnsOf(em: Em) {
  return [...em.getMetadata().getAll().values()].flatMap(({ tableName: table, props }) =>
    props.flatMap(({ kind, type, fieldNames: [column], nullable = false, deleteRule }) => {
      if (kind !== ReferenceKind.MANY_TO_ONE || type !== 'User' || !column || table in STAYS) return []
      const is_moderated =
        nullable && deleteRule === 'set null' && props.some(({ name }) => name === 'moderation_status')
      const goes = !nullable && deleteRule === 'cascade'
      return goes || is_moderated ? [{ table, column, is_moderated }] : []
    }),
  )
}
