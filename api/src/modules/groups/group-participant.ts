import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../db/columns'
import { telling, tellingAuthority } from '../../db/telling'
import { BasketGroup } from './basket-group'

/** A friend in a group basket: a name and the browser that gave it. */
const GroupParticipantSchema = defineEntity({
  name: 'GroupParticipant',
  tableName: 'group_participant',
  triggers: [telling('values (coalesce(new.group_id, old.group_id))'), tellingAuthority('old.id', 'false', ['delete'])],
  properties: {
    id: id(),
    group_id: () => p.manyToOne(BasketGroup).mapToPk().joinColumn('group_id').deleteRule('cascade'),
    name: p.text(),
    /** Of the secret in the browser's cookie. */
    key_hash: p.text(),
    /** «Я готов(а)». */
    is_ready: p.boolean().default(false),
    created_at: createdAt(),
  },
  indexes: [{ name: 'group_participant_group', properties: ['group_id', 'created_at'] }],
})
export class GroupParticipant extends GroupParticipantSchema.class {}
GroupParticipantSchema.setClass(GroupParticipant)
