import { MOST_TABLES, TABLE_PARAMETER } from '@ostrov/shared/restaurants/paths'

/** The tables of a sheet of codes: 1 to so many. */
export function tablesIn(count: string | null): number[] {
  return Array.from({ length: tableOf(count) ?? 0 }, (_, at) => at + 1)
}

/** The table whose code was opened; null for none. */
export function tableIn(params: URLSearchParams): number | null {
  return tableOf(params.get(TABLE_PARAMETER))
}

function tableOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MOST_TABLES ? Number(text) : null
}

export const tableWords = (table: number) => `Стол ${table}`
