import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../db/columns'
import { User } from '../customers/user'
import { Ad } from './ad'

/** An ad that somebody keeps an eye on. */
const AdFavouriteSchema = defineEntity({
  name: 'AdFavourite',
  tableName: 'ad_favourite',
  properties: {
    id: id(),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    ad_id: () => p.manyToOne(Ad).mapToPk().joinColumn('ad_id').deleteRule('cascade'),
    /** What it cost when they last looked or were told. */
    price: p.integer().nullable(),
    /** What it cost before it became cheaper. */
    price_was: p.integer().nullable(),
    created_at: createdAt(),
  },
  uniques: [{ name: 'ad_favourite_user_ad', properties: ['user_id', 'ad_id'] }],
  indexes: [
    { name: 'ad_favourite_user', properties: ['user_id', 'created_at'] },
    { name: 'ad_favourite_ad', properties: ['ad_id'] },
  ],
})
export class AdFavourite extends AdFavouriteSchema.class {}
AdFavouriteSchema.setClass(AdFavourite)
