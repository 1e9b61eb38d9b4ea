import { defineEntity, p } from '@mikro-orm/postgresql'
import { MODERATION_RULES } from '@ostrov/shared/moderation/rules'

/** How moderators work: one row for the whole platform, none while nobody has changed anything. */
const ModerationRuleSchema = defineEntity({
  name: 'ModerationRule',
  tableName: 'moderation_rule',
  properties: {
    is_one: p.boolean().primary().default(true),
    /** After so many approvals an author is trusted; 0: nobody is. */
    trust_after: p.integer().default(MODERATION_RULES.trust_after),
    /** One of so many that passed by trust is checked; 0: none is. */
    check_trusted: p.integer().default(MODERATION_RULES.check_trusted),
    /** One of so many verdicts of moderators is checked; 0: none is. */
    check_verdicts: p.integer().default(MODERATION_RULES.check_verdicts),
  },
  checks: [
    { name: 'moderation_rule_one_check', expression: 'is_one' },
    {
      name: 'moderation_rule_shares_check',
      expression: 'trust_after >= 0 and check_trusted >= 0 and check_verdicts >= 0',
    },
  ],
})
export class ModerationRule extends ModerationRuleSchema.class {}
ModerationRuleSchema.setClass(ModerationRule)
