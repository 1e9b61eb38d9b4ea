import { defineEntity, p } from '@mikro-orm/postgresql'
import { CATALOGUES } from '@ostrov/shared/catalogues/catalogues'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id } from '../../db/columns'
import { showing, without } from '../../db/freshness'

/** A word that ads choose: they keep its slug, which never changes. */
const CatalogueEntrySchema = defineEntity({
  name: 'CatalogueEntry',
  tableName: 'catalogue_entry',
  checks: [
    { name: 'catalogue_entry_slug_check', expression: `slug ~ '^[a-z0-9-]{1,80}$'` },
    { name: 'catalogue_entry_years_check', expression: 'to_year is null or to_year >= from_year' },
  ],
  triggers: [showing({ tags: ['catalogues'], same: without('edited_at') })],
  properties: {
    id: id(),
    catalogue: p.enum(namesOf(CATALOGUES)),
    slug: p.text().unique(),
    parent_id: () => p.manyToOne(CatalogueEntry).mapToPk().joinColumn('parent_id').deleteRule('restrict').nullable(),
    name: p.text(),
    sort: p.integer().default(0),
    is_hidden: p.boolean().default(false),
    from_year: p.integer().nullable(),
    to_year: p.integer().nullable(),
    /** It came with the product's own data, which would bring it back. */
    is_given: p.boolean().default(false),
    created_at: createdAt(),
    /** When an administrator wrote it; what they wrote is left alone by the data. */
    edited_at: p.datetime().nullable(),
  },
  indexes: [
    { name: 'catalogue_entry_order', properties: ['catalogue', 'sort', 'name'] },
    { name: 'catalogue_entry_parent', properties: ['parent_id'] },
  ],
})
export class CatalogueEntry extends CatalogueEntrySchema.class {}
CatalogueEntrySchema.setClass(CatalogueEntry)
