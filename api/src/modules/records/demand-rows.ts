import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'

type Named = Readonly<Record<string, string | null | readonly string[]>>

/** Every row that a field names by its id exists: table → field → ids. @throws {Refusal} `request.invalid` */
export async function demandRows(em: Em, named: Readonly<Record<string, Named>>): Promise<void> {
  const errors: Record<string, string> = {}
  for (const [table, fields] of Object.entries(named)) {
    for (const [field, value] of Object.entries(fields)) {
      const ids = [value ?? []].flat()
      // Held until the write that names them: nobody removes one in between.
      const found = await rows<{ id: string }>(
        em,
        sql`select id from ${sql.table(table)} where id = any(${ids}::uuid[]) order by id for key share`,
      )
      if (new Set(ids).size > found.length) errors[field] = 'Этого уже нет. Выберите другое'
    }
  }
  if (Object.keys(errors).length > 0) throw new Refusal('request.invalid', { errors })
}
