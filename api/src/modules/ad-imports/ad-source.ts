import { defineEntity, p } from '@mikro-orm/postgresql'
import type { AdValues } from '@ostrov/shared/ads/schema'
import { createdAt, id, jsonImagesIndex, jsonWithImages, updatedAt } from '../../db/columns'
import { Ad } from '../ads/ad'
import { User } from '../customers/user'

/** By which ad of a person's files an ad is known, and what the last of them said of it. */
const AdSourceSchema = defineEntity({
  name: 'AdSource',
  tableName: 'ad_source',
  properties: {
    id: id(),
    ad_id: () => p.manyToOne(Ad).mapToPk().joinColumn('ad_id').deleteRule('cascade'),
    author_id: () => p.manyToOne(User).mapToPk().joinColumn('author_id').deleteRule('cascade'),
    /** What the file calls it, behind the file's format: `avito:123`. */
    external_id: p.text(),
    said: p.json<AdValues>(),
    /** Where its photos are. */
    photos: p.json<string[]>(),
    /** Those that were fetched: address → picture. */
    pictures: jsonWithImages<Record<string, string>>().defaultRaw(`'{}'`),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  uniques: [
    { name: 'ad_source_ad', properties: ['ad_id'] },
    { name: 'ad_source_external', properties: ['author_id', 'external_id'] },
  ],
  indexes: [
    { name: 'ad_source_author', properties: ['author_id', 'created_at'] },
    jsonImagesIndex('ad_source', 'pictures'),
  ],
})
export class AdSource extends AdSourceSchema.class {}
AdSourceSchema.setClass(AdSource)
