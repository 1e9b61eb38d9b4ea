import { defineEntity, p } from '@mikro-orm/postgresql'
import { SECTION_NAMES } from '@ostrov/shared/ads/sections'
import { createdAt, id, jsonImagesIndex, jsonWithImages, updatedAt } from '../../db/columns'
import { User } from '../customers/user'

/** What stands in a form as it was typed, checked by nobody yet. */
export type Typed = Record<string, unknown>

/** An ad that a person has begun: one in each section. */
const AdDraftSchema = defineEntity({
  name: 'AdDraft',
  tableName: 'ad_draft',
  properties: {
    id: id(),
    author_id: () => p.manyToOne(User).mapToPk().joinColumn('author_id').deleteRule('cascade'),
    section: p.enum(SECTION_NAMES),
    values: jsonWithImages<Typed>(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  uniques: [{ name: 'ad_draft_author', properties: ['author_id', 'section'] }],
  indexes: [jsonImagesIndex('ad_draft', 'values')],
})
export class AdDraft extends AdDraftSchema.class {}
AdDraftSchema.setClass(AdDraft)
