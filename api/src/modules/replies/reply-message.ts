import { defineEntity, p } from '@mikro-orm/postgresql'
import { SIDES } from '@ostrov/shared/replies/rules'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id } from '../../db/columns'
import { User } from '../customers/user'
import { Reply } from './reply'

/** What one side of a reply wrote to the other. */
const ReplyMessageSchema = defineEntity({
  name: 'ReplyMessage',
  tableName: 'reply_message',
  properties: {
    id: id(),
    reply_id: () => p.manyToOne(Reply).mapToPk().joinColumn('reply_id').deleteRule('cascade'),
    author_id: () => p.manyToOne(User).mapToPk().joinColumn('author_id').deleteRule('cascade'),
    side: p.enum(namesOf(SIDES)),
    text: p.text(),
    created_at: createdAt(),
  },
  indexes: [
    { name: 'reply_message_reply', properties: ['reply_id', 'created_at'] },
    { name: 'reply_message_author', properties: ['author_id'] },
  ],
})
export class ReplyMessage extends ReplyMessageSchema.class {}
ReplyMessageSchema.setClass(ReplyMessage)
