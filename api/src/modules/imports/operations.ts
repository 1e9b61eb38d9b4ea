import type { ProductChange } from '@ostrov/shared/menu/schema'
import type { OptionChangeWire, OptionGroupChangeWire } from '@ostrov/shared/options/schema'
import type { Place } from './places'

/** A row that is there, or one that this file makes, by what the file calls it. */
export type Ref = { id: string } | { key: string }

export type GroupOperation = {
  what: 'group'
  id: string | null
  key: string
  line: number
  input: OptionGroupChangeWire
}
export type OptionOperation = {
  what: 'option'
  id: string | null
  key: string
  line: number
  /** Left out where it stays in its group. */
  group?: Ref | null
  input: OptionChangeWire
}
export type DishOperation = {
  what: 'dish'
  id: string | null
  line: number
  /** What is left out stays as it is. */
  category?: Ref
  groups?: Ref[]
  options?: Ref[]
  input: typeof ProductChange.static
}
/** Which place something shall have; what the file makes is known by its line, a new category by its key. */
export type Placing = {
  what: 'category' | 'group' | 'option' | 'dish'
  id: string | null
  key?: string
  line: number
  /** From 0. */
  at: number
}
/** A place that a row asks for: among whom, and where it stands there now; null for who comes from elsewhere. */
export type Asked = Placing & { among: string; now: number | null; place: Place }
/** What a file does to a menu, in the order it is done; kept until it is applied, and applied as it is kept. */
export type Operations = {
  categories: { key: string; label: string }[]
  groups: GroupOperation[]
  options: OptionOperation[]
  dishes: DishOperation[]
  /** Done last, the first place first. Files that were checked before there were places have none. */
  places?: Placing[]
}

/** What a menu is kept in. */
export type TableName =
  | ('product_category' | 'product_option_group' | 'product_option' | 'product')
  | ('product_option_link' | 'product_option_group_link' | 'revision')
/** A row as the database says it; null where there was none. */
export type RowChange = { table: TableName; key: string; before: string | null; after: string | null }
