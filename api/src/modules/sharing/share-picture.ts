import { defineEntity, p } from '@mikro-orm/postgresql'
import { SHARED_NOUNS } from '@ostrov/shared/images/share-url'

/** A picture drawn for who a page is shared with, while its file is kept. */
const SharePictureSchema = defineEntity({
  name: 'SharePicture',
  tableName: 'share_picture',
  properties: {
    noun: p.enum([...SHARED_NOUNS]).primary(),
    /** The number or the UUID that stands in its address. */
    thing: p.text().primary(),
    /** Of all that stands on it; its file is called so. */
    fingerprint: p.text(),
    drawn_at: p.datetime(),
  },
  indexes: [{ name: 'share_picture_drawn', properties: ['drawn_at'] }],
})
export class SharePicture extends SharePictureSchema.class {}
SharePictureSchema.setClass(SharePicture)
