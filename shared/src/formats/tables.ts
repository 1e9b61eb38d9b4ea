/** The kinds of files a table is saved as. */
export const TABLE_FORMATS = { xlsx: 'Excel (XLSX)', csv: 'CSV' } as const
export type TableFormat = keyof typeof TABLE_FORMATS
/** A table as it is saved, the head first. */
export type TableLines = readonly (readonly (string | number)[])[]
/** As many rows of a list as one file holds. */
export const EXPORTED_ROWS = 10_000
