import { defineEntity, p } from '@mikro-orm/postgresql'
import { id } from '../../db/columns'
import { User } from '../customers/user'
import { BusinessUser } from '../staff/business-user'
import { DocumentVersion } from './document-version'

/** Who accepted which edition of a document, and when: a customer or an owner of restaurants. */
const DocumentAcceptanceSchema = defineEntity({
  name: 'DocumentAcceptance',
  tableName: 'document_acceptance',
  properties: {
    id: id(),
    document_version_id: () => p.manyToOne(DocumentVersion).mapToPk().joinColumn('document_version_id'),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade').nullable(),
    business_user_id: () =>
      p.manyToOne(BusinessUser).mapToPk().joinColumn('business_user_id').deleteRule('cascade').nullable(),
    accepted_at: p.datetime(),
  },
  uniques: [
    { name: 'document_acceptance_customer', properties: ['user_id', 'document_version_id'] },
    { name: 'document_acceptance_business', properties: ['business_user_id', 'document_version_id'] },
  ],
  indexes: [{ name: 'document_acceptance_version', properties: ['document_version_id'] }],
  checks: [{ name: 'document_acceptance_one_person', expression: 'num_nonnulls(user_id, business_user_id) = 1' }],
})
export class DocumentAcceptance extends DocumentAcceptanceSchema.class {}
DocumentAcceptanceSchema.setClass(DocumentAcceptance)
