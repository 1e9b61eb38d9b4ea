import { quoted } from '../formats/quoted'
/** Which part of a hall a kind of tickets is laid over. */
import type { HallPlan, PlanRow } from './plan'
import { namesOf } from './plan'

/** `rows` null: all of its sector. */
type Part = { sector: string; rows: readonly string[] | null }

const partsOf = (text: string): Part[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [sector = '', rows] = line.split(':').map((part) => part.trim())
      return { sector, rows: rows === undefined ? null : rows.split(',').flatMap((one) => namesOf(one.trim()) ?? []) }
    })

/** What is wrong with the lines of themselves: «Партер» or «Партер: 1–3, 5» in each; null when nothing is. */
export function placesComplaint(text: string): string | null {
  const wrong = partsOf(text).find(({ sector, rows }) => sector === '' || rows?.length === 0)
  return wrong ? 'В\u00A0строке\u00A0— сектор или сектор и\u00A0ряды: «Балкон: 1–3, 5»' : null
}

/** The rows of a plan that the lines name. */
export function rowsAt(text: string, { rows }: Pick<HallPlan, 'rows'>): PlanRow[] {
  const parts = partsOf(text)
  return rows.filter((row) =>
    parts.some((part) => part.sector === row.sector && (part.rows?.includes(row.name) ?? true)),
  )
}

/** What the lines name and the plan has not; null where it has all. */
export function missingAt(text: string, { rows }: Pick<HallPlan, 'rows'>): string | null {
  for (const { sector, rows: named } of partsOf(text)) {
    const there = rows.filter((row) => row.sector === sector).map(({ name }) => name)
    if (there.length === 0) return `сектора ${quoted(sector)} на\u00A0плане нет`
    const lost = named?.find((name) => !there.includes(name))
    if (lost !== undefined) return `ряда ${lost} в\u00A0секторе ${quoted(sector)} на\u00A0плане нет`
  }
  return null
}
