/** A restaurant's menu on paper, its tables and its points; every other page is in `shared/src/paths.ts`. */
import { PROFILE, restaurantPath, SETTINGS, withQuery } from '../paths'

/** The menu on paper, and the codes of its tables. */
export const restaurantPrintPath = (id: string) => `${restaurantPath(id)}/print`
export const restaurantTablesPath = (id: string, count: number) =>
  withQuery(`${restaurantPath(id)}/tables`, { count: String(count) })
/** The menu as a table's code opens it. */
export const TABLE_PARAMETER = 'table'
/** So many tables have codes of their own. */
export const MOST_TABLES = 100
export const tablePath = (id: string, table: number) =>
  withQuery(restaurantPath(id), { [TABLE_PARAMETER]: String(table) })

/** Points of restaurants: a person's page, and the settings of one. */
export const BONUSES = `${PROFILE}/bonuses`
export const BONUS_SETTINGS = `${SETTINGS}/bonuses`
