import { defineEntity, p } from '@mikro-orm/postgresql'
import { SECTION_NAMES } from '@ostrov/shared/ads/sections'
import { SEARCH_PACES } from '@ostrov/shared/searches/rules'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id } from '../../db/columns'
import { User } from '../customers/user'

/** A filtered list of ads that a person has kept. */
const SavedSearchSchema = defineEntity({
  name: 'SavedSearch',
  tableName: 'saved_search',
  properties: {
    id: id(),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    section: p.enum(SECTION_NAMES),
    /** The query of the list’s page, spelled as `writeAddress` does: the same filters are the same text. */
    address: p.text(),
    pace: p.enum(namesOf(SEARCH_PACES)),
    /** When its list was last opened from here. */
    seen_at: p.datetime(),
    /** Of what came before nobody is told. */
    told_from: p.datetime(),
    /** When news of it last went to a browser. */
    pushed_at: p.datetime().nullable(),
    /** When its person was last written to. */
    mailed_at: p.datetime().nullable(),
    created_at: createdAt(),
  },
  uniques: [{ name: 'saved_search_same', properties: ['user_id', 'section', 'address'] }],
  indexes: [
    {
      name: 'saved_search_told',
      expression: `create index "saved_search_told" on "saved_search" ("pace", "id") where pace <> 'never'`,
    },
  ],
})
export class SavedSearch extends SavedSearchSchema.class {}
SavedSearchSchema.setClass(SavedSearch)
