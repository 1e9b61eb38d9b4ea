import { useState } from 'react'

/** The rows that one has ticked, over all pages of a list. */
export type Chosen<Row> = {
  rows: readonly Row[]
  has(row: Row): boolean
  /** All of these are ticked, or none. */
  put(rows: readonly Row[], on: boolean): void
  clear(): void
}

/** Keeps which rows of a list are ticked, each as it was then; of `shown`, the list's page, as it is now. */
export function useChosen<Row extends { id: string | number }>(shown: readonly Row[] = []): Chosen<Row> {
  const [ticked, setTicked] = useState<ReadonlyMap<Row['id'], Row>>(new Map())
  const now = new Map(shown.map((row): [Row['id'], Row] => [row.id, row]))
  const put = (rows: readonly Row[], on: boolean) =>
    setTicked((before) => {
      const others = [...before].filter(([id]) => !rows.some((row) => row.id === id))
      return new Map(on ? [...others, ...rows.map((row): [Row['id'], Row] => [row.id, row])] : others)
    })
  return {
    rows: [...ticked.values()].map((row) => now.get(row.id) ?? row),
    has: ({ id }) => ticked.has(id),
    put,
    clear: () => setTicked(new Map()),
  }
}
