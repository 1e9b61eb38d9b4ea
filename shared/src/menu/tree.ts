/** A part of a sorted tree: its rows in their order, null while it is closed and only its end can be stood at. */
export type Branch = { id: string; rows: readonly string[] | null }
/** Where a row stands: behind another, first of all (null), or last of what is closed (undefined). */
export type Place = { branch: string; after_id: string | null | undefined }

/** Every place a row may be put at, from the top to the bottom, across the borders of branches. */
export function placesFor(branches: readonly Branch[], id: string): Place[] {
  return branches.flatMap(({ id: branch, rows }) =>
    (rows ? [null, ...rows.filter((row) => row !== id)] : [undefined]).map((after_id) => ({ branch, after_id })),
  )
}

/** Where a row stands now; null when it is nowhere to be seen. */
export function placeOf(branches: readonly Branch[], id: string): Place | null {
  for (const { id: branch, rows } of branches) {
    const at = rows?.indexOf(id) ?? -1
    if (at >= 0) return { branch, after_id: rows?.[at - 1] ?? null }
  }
  return null
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.branch === other.branch && one.after_id === other.after_id
}

const STEPS = {
  ArrowUp: (at: number) => at - 1,
  ArrowDown: (at: number) => at + 1,
  Home: () => 0,
  End: () => Number.POSITIVE_INFINITY,
} as const

/** The place one key further: an arrow goes by one, Page up and Page down to the next branch, Home and End to the very end. */
export function steppedPlace(places: readonly Place[], from: Place, key: string): Place {
  const found = places.findIndex((place) => isSamePlace(place, from))
  // What has just been opened has no such end any more: its last row is where one was.
  const at = found >= 0 ? found : places.findLastIndex(({ branch }) => branch === from.branch)
  const to = isStep(key) ? STEPS[key](at) : pageFrom(places, at, key)
  return places[Math.min(Math.max(to, 0), places.length - 1)] ?? from
}

const isStep = (key: string): key is keyof typeof STEPS => Object.hasOwn(STEPS, key)

/** The first place of the branch before or behind. */
function pageFrom(places: readonly Place[], at: number, key: string): number {
  const branch = places[at]?.branch
  if (key === 'PageDown') {
    const next = places.findIndex((place, index) => index > at && place.branch !== branch)
    return next < 0 ? places.length - 1 : next
  }
  if (key !== 'PageUp') return at
  const last = places.findLastIndex((place, index) => index < at && place.branch !== branch)
  return places.findIndex((place) => place.branch === places[Math.max(last, 0)]?.branch)
}

/** The place a pointer means that is over a row, or over the head of a branch (row null), in its upper or lower half. */
export function pointedPlace(
  branches: readonly Branch[],
  id: string,
  { branch, row, isBelow }: { branch: string; row: string | null; isBelow: boolean },
): Place {
  const all = branches.find((one) => one.id === branch)?.rows
  if (!all) return { branch, after_id: undefined }
  const rows = all.filter((one) => one !== id)
  if (row === id) return placeOf(branches, id) ?? { branch, after_id: null }
  const at = row === null ? 0 : rows.indexOf(row) + (isBelow ? 1 : 0)
  return { branch, after_id: rows[at - 1] ?? null }
}

/** The order once the row stands there. */
export function orderedRows<Row extends { id: string }>(
  rows: readonly Row[],
  moved: Row,
  after_id: Place['after_id'],
): Row[] {
  const others = rows.filter(({ id }) => id !== moved.id)
  const at = after_id ? others.findIndex(({ id }) => id === after_id) + 1 : after_id === null ? 0 : others.length
  return others.toSpliced(at, 0, moved)
}

/** «место 2 из 5, категория «Супы»»: where a row would stand, as it is said aloud, `within` what. */
export function placeWords(
  branches: readonly Branch[],
  id: string,
  { branch, after_id }: Place,
  within: string | null,
): string {
  const rows = branches.find((one) => one.id === branch)?.rows?.filter((row) => row !== id)
  const inside = within === null ? '' : `, ${within}`
  if (!rows || after_id === undefined) return `последнее место${inside}`
  const at = after_id === null ? 1 : rows.indexOf(after_id) + 2
  return `место ${at} из\u00A0${rows.length + 1}${inside}`
}
