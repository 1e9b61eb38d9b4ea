import { defineEntity, p } from '@mikro-orm/postgresql'
import type { RichText } from '@ostrov/shared/rich-text/grammar'
import { id } from '../../db/columns'
import { showing } from '../../db/freshness'
import { Admin } from '../staff/admin'
import { Document } from './document'

/** An edition of a document: what people have agreed to is never changed again. */
const DocumentVersionSchema = defineEntity({
  name: 'DocumentVersion',
  tableName: 'document_version',
  triggers: [
    showing({ tags: ['documents'] }),
    {
      name: 'append_only',
      timing: 'before',
      events: ['update', 'delete'],
      body: `raise exception 'Editions are only ever added.'`,
    },
  ],
  properties: {
    id: id(),
    document_id: () => p.manyToOne(Document).mapToPk().joinColumn('document_id'),
    number: p.integer(),
    title: p.text(),
    body: p.json<RichText>(),
    published_at: p.datetime(),
    /** Null of what came with the installation. */
    published_by: () => p.manyToOne(Admin).mapToPk().joinColumn('published_by').deleteRule('restrict').nullable(),
  },
  uniques: [{ name: 'document_version_number', properties: ['document_id', 'number'] }],
})
export class DocumentVersion extends DocumentVersionSchema.class {}
DocumentVersionSchema.setClass(DocumentVersion)
