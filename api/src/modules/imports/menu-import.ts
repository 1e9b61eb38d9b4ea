import { defineEntity, p } from '@mikro-orm/postgresql'
import { IMPORT_STATUSES } from '@ostrov/shared/imports/columns'
import type { ImportProblem, PlannedRow } from '@ostrov/shared/imports/schema'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id, jsonImagesIndex, jsonWithImages } from '../../db/columns'
import { Restaurant } from '../restaurants/restaurant'
import type { Operations, RowChange } from './operations'

type Counts = { create: number; change: number; same: number; wrong: number }

/** A file of a menu: what it would do, and once it was applied, each row as it was and as it became. */
const MenuImportSchema = defineEntity({
  name: 'MenuImport',
  tableName: 'menu_import',
  properties: {
    id: id(),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    file_name: p.text(),
    status: p.enum(namesOf(IMPORT_STATUSES)).default('planned'),
    counts: p.json<Counts>(),
    rows: p.json<PlannedRow[]>(),
    problems: p.json<ImportProblem[]>(),
    operations: jsonWithImages<Operations>(),
    /** The menu it was made for: it is applied to no other. */
    version: p.text(),
    changes: jsonWithImages<RowChange[]>().nullable(),
    created_at: createdAt(),
    applied_at: p.datetime().nullable(),
    undone_at: p.datetime().nullable(),
  },
  indexes: [
    { name: 'menu_import_restaurant', properties: ['restaurant_id', 'created_at', 'id'] },
    jsonImagesIndex('menu_import', 'operations'),
    jsonImagesIndex('menu_import', 'changes'),
  ],
})
export class MenuImport extends MenuImportSchema.class {}
MenuImportSchema.setClass(MenuImport)
