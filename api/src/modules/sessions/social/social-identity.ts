import { defineEntity, p } from '@mikro-orm/postgresql'
import { SOCIAL_PROVIDERS } from '@ostrov/shared/sessions/social'
import { createdAt, id } from '../../../db/columns'
import { User } from '../../customers/user'

/** Who a service says a customer is. Only a code sent to the customer's own phone ties the two. */
const SocialIdentitySchema = defineEntity({
  name: 'SocialIdentity',
  tableName: 'social_identity',
  properties: {
    id: id(),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    provider: p.enum(SOCIAL_PROVIDERS),
    /** The person's id at the service. */
    subject: p.text(),
    created_at: createdAt(),
  },
  uniques: [{ name: 'social_identity_subject', properties: ['provider', 'subject'] }],
  indexes: [{ name: 'social_identity_user', properties: ['user_id'] }],
})
export class SocialIdentity extends SocialIdentitySchema.class {}
SocialIdentitySchema.setClass(SocialIdentity)
