import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../db/columns'

/** A stored original; its sizes and formats are made on demand and never stored as rows. */
const ImageSchema = defineEntity({
  name: 'Image',
  tableName: 'image',
  properties: {
    id: id(),
    width: p.integer(),
    height: p.integer(),
    /** Dominant colour, `#rrggbb`: holds the place while the picture loads. */
    color: p.text(),
    /** How it looks, and it without 5 % of every side (`services/images/look.ts`); null of a picture that nobody counted yet. */
    look: p.bigint('string').nullable(),
    inner_look: p.bigint('string').nullable(),
    /** Who uploaded it, for quotas and clean-up: `customer:<uuid>`, `business:<uuid>`, `admin:<uuid>`, `seed`. */
    uploaded_by: p.text(),
    created_at: createdAt(),
    /** Since when the sweep has found nothing that shows it. */
    unused_since: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'image_uncounted',
      expression: `create index "image_uncounted" on "image" ("id") where look is null and uploaded_by like 'customer:%'`,
    },
    { name: 'image_uploaded_by', properties: ['uploaded_by', 'created_at'] },
    { name: 'image_created', properties: ['created_at', 'id'] },
    {
      name: 'image_unused',
      expression: 'create index "image_unused" on "image" ("unused_since") where unused_since is not null',
    },
  ],
})
export class Image extends ImageSchema.class {}
ImageSchema.setClass(Image)
