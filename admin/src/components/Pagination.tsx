import { formatNumber } from '@ostrov/shared/formats/money'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { withParam } from './search-params'

type Props = { page: number; limit: number; total: number }

/** «21–40 из 312» and the two ways to go. The page is in the address (`?page=`), so it can be shared and gone back from. */
export function Pagination({ page, limit, total }: Props) {
  const [params] = useSearchParams()
  const pages = Math.max(1, Math.ceil(total / limit))
  if (total === 0) return null
  const from = (page - 1) * limit + 1
  const to = Math.min(page * limit, total)
  const address = (next: number) => `?${withParam(params, 'page', next === 1 ? '' : String(next))}`
  return (
    <nav className="pagination" aria-label="Страницы">
      <span className="ui-muted ui-numbers">
        {formatNumber(from)}–{formatNumber(to)} из&nbsp;{formatNumber(total)}
      </span>
      <Step to={page > 1 ? address(page - 1) : null} label="Предыдущая страница" icon={<ChevronLeft size={20} />} />
      <Step to={page < pages ? address(page + 1) : null} label="Следующая страница" icon={<ChevronRight size={20} />} />
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
    <Link className="ui-round" to={to} aria-label={label}>
      {icon}
    </Link>
  )
}
