import { formatMoment } from '@ostrov/shared/formats/time'
import type { ReactNode } from 'react'
import { serverNow } from '../../clock'
import type { Column } from '../DataTable'

/** What a cell says first, and beneath it what belongs to it. */
export function TwoLines({ second, children }: { second: ReactNode; children: ReactNode }) {
  return (
    <>
      {children}
      <span className="data-table__second">{second}</span>
    </>
  )
}

/** A moment of the row, which stays on one line. */
export function momentColumn<const Key extends string>(
  key: Key,
  title: string,
  sort: string = key,
): Column<Readonly<Record<Key, string>>> {
  return {
    ...{ key, title, sort },
    cell: (row) => <span className="data-table__whole">{formatMoment(row[key], serverNow())}</span>,
  }
}
