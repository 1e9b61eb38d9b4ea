import type { ListQuery } from '@ostrov/shared/lists/table'
import { suggestionList } from '@ostrov/shared/news/lists'
import type { SuggestionWire } from '@ostrov/shared/news/schema'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, sql } from '../../db/sql'
import { appealColumn, lastRefusal } from '../moderation/moderated-sql'

/** What a customer has suggested and what became of it, the newest first. */
export function listSuggestions(em: Em, customer_id: string, query: ListQuery<typeof suggestionList>) {
  return readList<SuggestionWire, typeof suggestionList>(em, suggestionList, query, {
    select: sql`n.id, n.title, n.moderation_status, n.moderation_reason, ${appealColumn}, ${moment('n.created_at')} as created_at,
      case when n.moderation_status = 'approved' and not n.is_hidden and n.published_at <= now()
        then json_build_object('number', n.number, 'slug', n.slug) end as address`,
    from: sql`news n`,
    joined: lastRefusal('news', 'n'),
    key: sql`n.id`,
    where: sql`n.suggested_by = ${customer_id}`,
    order: sql`n.created_at desc, n.id desc`,
  })
}
