import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../db/columns'
import { BasketGroup } from './basket-group'

/** Somebody whom the owner took out: neither their browser nor their name comes in by that link again. */
const GroupBarSchema = defineEntity({
  name: 'GroupBar',
  tableName: 'group_bar',
  properties: {
    id: id(),
    group_id: () => p.manyToOne(BasketGroup).mapToPk().joinColumn('group_id').deleteRule('cascade'),
    /** The link they came by: another one is for whoever gets it. */
    token: p.uuid(),
    name: p.text(),
    key_hash: p.text(),
    created_at: createdAt(),
  },
  indexes: [{ name: 'group_bar_group', properties: ['group_id'] }],
})
export class GroupBar extends GroupBarSchema.class {}
GroupBarSchema.setClass(GroupBar)
