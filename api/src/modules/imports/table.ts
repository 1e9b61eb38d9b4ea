/** A row of a sheet that holds anything; an empty cell is an empty text. */
export type TableRow = { line: number; cells: string[] }
/** A cell that holds no value, such as `#N/A`: it is no empty one. */
export type Fault = { line: number; at: number; value: string; reason: string }
/** `name` is null where a file has but one. */
export type Sheet = { name: string | null; rows: TableRow[]; faults: Fault[] }
/** What of a file was left out whole. */
export type Note = { sheet: string | null; line: number; value: string | null; reason: string }
export type Table = { sheets: Sheet[]; notes: Note[] }

/** Columns of a sheet; our own file has a quarter of them. */
export const WIDEST = 100
/** More than these of one sheet are no menu: its rows, and what stands above its head. */
export const TALLEST = 2500
/** What Excel itself can hold. */
export const CELL_MAX = 32_767

/** The text of a cell as it can be kept: well formed, without NUL. */
export const keptText = (text: string) => text.replaceAll('\u0000', '').toWellFormed().trim()
