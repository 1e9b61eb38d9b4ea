import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../db/columns'
import { Ad } from '../ads/ad'
import { User } from '../customers/user'

/** Whom an ad was told to: nobody hears of one twice, by whichever search. */
const SearchToldSchema = defineEntity({
  name: 'SearchTold',
  tableName: 'search_told',
  properties: {
    id: id(),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    ad_id: () => p.manyToOne(Ad).mapToPk().joinColumn('ad_id').deleteRule('cascade'),
    created_at: createdAt(),
  },
  uniques: [{ name: 'search_told_once', properties: ['user_id', 'ad_id'] }],
  indexes: [{ name: 'search_told_ad', properties: ['ad_id'] }],
})
export class SearchTold extends SearchToldSchema.class {}
SearchToldSchema.setClass(SearchTold)
