import type { FormTable } from '@ostrov/shared/forms/form'
import type { ModeratedKind } from '@ostrov/shared/moderation/kinds'
import { MODERATED } from '@ostrov/shared/moderation/kinds'
import { namesOf } from '@ostrov/shared/wire/names'
import { sql } from '../../db/sql'
import { imagesJson } from '../images/image-view'
import { appealColumn, lastProposal, lastRefusal, stateOf, versionOf } from '../moderation/moderated-sql'

/** Of rows `alias` what `ownRowOf` says of each: columns, and the joins they need. What was proposed last stands over what is shown. */
export function ownColumns(noun: ModeratedKind, alias: string, form: FormTable) {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const names = namesOf(form)
  const written = sql.join(names.flatMap((name) => [sql.lit(name), column(name)]))
  const unsaid = Object.keys(MODERATED[noun].fields).filter((name) => !names.includes(name))
  const pictures = names.find((name) => form[name]?.kind === 'images')
  const images = pictures
    ? imagesJson(sql`array(select jsonb_array_elements_text(w.values -> ${sql.lit(pictures)})::uuid)`)
    : sql`'[]'::json`
  return {
    select: sql`${column('id')}, ${versionOf(noun, alias)} as version, ${stateOf(alias)} as state,
      coalesce(${column('moderation_reason')}, v.reason) as reason, ${appealColumn},
      coalesce(${column('moderation_status')} = 'approved' and v.status = 'pending', false) as is_waiting, w.values, ${images} as images`,
    joined: sql`${lastProposal(noun, alias)} ${lastRefusal(noun, alias)}
      cross join lateral (select jsonb_build_object(${written}) || coalesce(v.proposed, '{}') - ${sql.lit(`{${unsaid.join(',')}}`)}::text[] as values) w`,
  }
}
