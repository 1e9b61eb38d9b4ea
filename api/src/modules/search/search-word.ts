import { defineEntity, p } from '@mikro-orm/postgresql'

const SearchWordSchema = defineEntity({
  name: 'SearchWord',
  tableName: 'search_word',
  properties: {
    word: p.text().primary(),
  },
  indexes: [
    {
      name: 'search_word_begun',
      // Compared byte by byte, so that what begins alike is one range of the index.
      expression: 'create index "search_word_begun" on "search_word" ("word" collate "C")',
    },
    {
      name: 'search_word_near',
      expression: 'create index "search_word_near" on "search_word" using gist ("word" gist_trgm_ops)',
    },
  ],
})
/** Every word that a name, a category or a restaurant was ever described by, once; triggers of theirs add it. */
export class SearchWord extends SearchWordSchema.class {}
SearchWordSchema.setClass(SearchWord)
