import { formatNumber } from '@ostrov/shared/formats/money'
import { writeAddress } from '@ostrov/shared/lists/address'
import type { AnyQuery } from '@ostrov/shared/lists/table'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { countWords } from './lists/count-words'
import type { ListState } from './lists/use-list'

type Props = {
  list: ListState
  page: number
  limit: number
  total: number
  /** The first and the last row: the pages beside this one begin there, whatever has come in meanwhile. */
  ends?: readonly [first: number | string, last: number | string]
}

/** «21–40 из 312», how many stand on a page, and the two ways to go; all of it is in the address. */
export function Pagination({ list: { table, query, choose }, page, limit, total, ends }: Props) {
  const pages = Math.max(1, Math.ceil(total / limit))
  if (total === 0) return null
  const from = (page - 1) * limit + 1
  const to = Math.min(page * limit, total)
  const address = (change: AnyQuery) =>
    writeAddress(table, { ...query, after: undefined, before: undefined, ...change })
  const back = page === 2 || !ends ? {} : { before: ends[0] }
  return (
    <nav className="pagination" aria-label="Страницы">
      {table.sizes.length > 1 && (
        <select
          className="ui-input pagination__size"
          aria-label="Строк на странице"
          value={limit}
          onChange={({ target }) => choose({ limit: Number(target.value) })}
        >
          {table.sizes.map((size) => (
            <option key={size} value={size}>{`По ${size}`}</option>
          ))}
        </select>
      )}
      <span className="ui-muted">
        {formatNumber(from)}–{formatNumber(to)} из&nbsp;{countWords(total)}
      </span>
      <Step
        to={page > 1 ? address({ page: page - 1, ...back }) : null}
        label="Предыдущая страница"
        icon={<ChevronLeft size={20} />}
      />
      <Step
        to={page < pages ? address({ page: page + 1, ...(ends && { after: ends[1] }) }) : null}
        label="Следующая страница"
        icon={<ChevronRight size={20} />}
      />
    </nav>
  )
}

function Step({ to, label, icon }: { to: string | null; label: string; icon: React.ReactNode }) {
  if (to === null) {
    return (
      <span className="ui-round pagination__off" aria-hidden="true">
        {icon}
      </span>
    )
  }
  return (
    // An empty address would keep the one there is.
    <Link className="ui-round" to={to || '?'} aria-label={label}>
      {icon}
    </Link>
  )
}
