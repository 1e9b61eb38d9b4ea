import { MODERATION_RULES, type ModerationRules } from '@ostrov/shared/moderation/rules'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { writeEntry } from '../audit/write-entry'

/** Whom moderators trust, and how much of what was decided is looked at by another. */
export async function readRules(em: Em): Promise<ModerationRules> {
  const kept = await row<ModerationRules>(
    em,
    sql`select trust_after, check_trusted, check_verdicts from moderation_rule`,
  )
  return kept ?? MODERATION_RULES
}

/** Says them anew. Call inside a transaction. */
export async function saveRules(em: Em, rules: ModerationRules, { by, now }: { by: By; now: Date }): Promise<void> {
  const { trust_after, check_trusted, check_verdicts } = rules
  const from = await readRules(em)
  await changed(
    em,
    sql`insert into moderation_rule (is_one, trust_after, check_trusted, check_verdicts)
        values (true, ${trust_after}, ${check_trusted}, ${check_verdicts})
        on conflict (is_one) do update set trust_after = excluded.trust_after,
          check_trusted = excluded.check_trusted, check_verdicts = excluded.check_verdicts`,
  )
  await writeEntry(em, { by, act: 'moderation.rules', subject: 'moderation:rules', from, to: rules, now })
}
