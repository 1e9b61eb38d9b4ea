/** Which part of a hall a kind of tickets is laid over. */
import { quoted } from '../formats/quoted'
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

type Named = Pick<PlanRow, 'sector' | 'name'>

/** The lines that name these rows of a plan, as `rowsAt` reads them: whole sectors by their names, neighbours as «1–5». */
export function placesOf(chosen: readonly Named[], all: readonly Named[]): string {
  const sectors = [...new Set(all.map(({ sector }) => sector))]
  return sectors
    .flatMap((sector) => {
      const there = all.filter((row) => row.sector === sector).map(({ name }) => name)
      const wanted = there.filter((name) => chosen.some((row) => row.sector === sector && row.name === name))
      if (wanted.length === 0) return []
      return wanted.length === there.length ? [sector] : [`${sector}: ${spansOf(wanted).join(', ')}`]
    })
    .join('\n')
}

/** Numbers that follow one another as one span, which `namesOf` reads. */
export function spansOf(names: readonly string[]): string[] {
  const spans: string[][] = []
  for (const name of names) {
    const span = spans.at(-1)
    const before = Number(span?.at(-1))
    if (span && /^[1-9]\d{0,2}$/.test(name) && Number(name) === before + 1) span.push(name)
    else spans.push([name])
  }
  return spans.map((span) => (span.length > 1 ? `${span[0]}–${span.at(-1)}` : (span[0] ?? '')))
}
