import { formatNumber } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { formatMoment } from '@ostrov/shared/formats/time'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { serverNow } from '../../clock'
import type { Column } from '../DataTable'

/** What a cell says first, and beneath it what belongs to it. */
export function TwoLines({ second, children }: { second: ReactNode; children: ReactNode }) {
  return (
    <>
      {children}
      <span className="data-table__second">{typeof second === 'string' ? brokenMail(second) : second}</span>
    </>
  )
}

/** Too wide for its cell, a mail breaks behind its «@» first. */
function brokenMail(words: string): ReactNode {
  const at = words.indexOf('@') + 1
  if (at === 0) return words
  return (
    <>
      {words.slice(0, at)}
      <wbr />
      {words.slice(at)}
    </>
  )
}

/** A phone, which stays on one line. */
export const PhoneCell = ({ phone }: { phone: string | null }) => (
  <span className="data-table__whole">{phone ? formatPhone(phone) : '—'}</span>
)

type RowLinkProps = { to: string; children: ReactNode }

/** A row's link to its page, which leads back to this page of the list. */
export function RowLink({ to, children }: RowLinkProps) {
  const { search } = useLocation()
  return (
    <Link className="ui-link data-table__open" to={to} state={search}>
      {children}
    </Link>
  )
}

/** Of a number, which stays on one line. */
export const NumberLink = ({ number, to }: { number: number; to: string }) => (
  <RowLink to={to}>
    <span className="data-table__whole">№&nbsp;{formatNumber(number)}</span>
  </RowLink>
)

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
