import { type Catalogue, ENTRY_FIELDS, hasBranches } from '@ostrov/shared/catalogues/catalogues'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'

type Found = { is_hidden: boolean; parent: string | null; is_branch: boolean }

/**
 * The slug is of an entry that may be chosen: of this catalogue, offered, in this parent where one is named, and a leaf where the
 * catalogue has branches. It is held until the write that names it. Call inside a transaction.
 * @throws {Refusal} `request.invalid` with the sentence under the ad's field
 */
export async function demandEntry(em: Em, catalogue: Catalogue, slug: string, parent?: string): Promise<void> {
  const found = await row<Found>(
    em,
    sql`select c.is_hidden or coalesce(p.is_hidden, false) or coalesce(g.is_hidden, false) as is_hidden, p.slug as parent,
          exists (select from catalogue_entry i where i.parent_id = c.id and i.catalogue = c.catalogue) as is_branch
        from catalogue_entry c left join catalogue_entry p on p.id = c.parent_id left join catalogue_entry g on g.id = p.parent_id
        where c.slug = ${slug} and c.catalogue = ${catalogue} for key share of c`,
  )
  const complaint = complaintOf(found, catalogue, parent)
  if (complaint) throw new Refusal('request.invalid', { errors: { [ENTRY_FIELDS[catalogue]]: complaint } })
}

function complaintOf(found: Found | undefined, catalogue: Catalogue, parent: string | undefined): string | null {
  if (!found || found.is_hidden) return 'Этого уже нет. Выберите другое'
  if (parent !== undefined && found.parent !== parent) return 'Это из\u00A0другого списка. Выберите заново'
  return found.is_branch && hasBranches(catalogue) ? 'Выберите точнее' : null
}
