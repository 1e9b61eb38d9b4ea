import { defineEntity, p } from '@mikro-orm/postgresql'
import type { RichText } from '@ostrov/shared/rich-text/grammar'
import { createdAt, id } from '../../db/columns'

/** A document of the platform as it is being written; what differs from its last edition is its draft. */
const DocumentSchema = defineEntity({
  name: 'Document',
  tableName: 'document',
  properties: {
    id: id(),
    key: p.text().unique(),
    title: p.text(),
    body: p.json<RichText>(),
    created_at: createdAt(),
  },
})
export class Document extends DocumentSchema.class {}
DocumentSchema.setClass(Document)
