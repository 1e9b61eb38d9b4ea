import { defineEntity, p } from '@mikro-orm/postgresql'

/** A table of words. */
const vocabulary = (table: string) => ({
  tableName: table,
  properties: {
    word: p.text().primary(),
  },
  indexes: [
    {
      name: `${table}_begun`,
      // Compared byte by byte, so that what begins alike is one range of the index.
      expression: `create index "${table}_begun" on "${table}" ("word" collate "C")`,
    },
    {
      name: `${table}_near`,
      expression: `create index "${table}_near" on "${table}" using gist ("word" gist_trgm_ops)`,
    },
  ],
})

const SearchWordSchema = defineEntity({ name: 'SearchWord', ...vocabulary('search_word') })
/** Every word that a name, a category or a restaurant was ever described by, once; triggers of theirs add it. */
export class SearchWord extends SearchWordSchema.class {}
SearchWordSchema.setClass(SearchWord)

const PortalWordSchema = defineEntity({ name: 'PortalWord', ...vocabulary('portal_word') })
/** The same of all else that the portal's search finds. */
export class PortalWord extends PortalWordSchema.class {}
PortalWordSchema.setClass(PortalWord)
