import { INTEGRATIONS } from '@ostrov/shared/counters/paths'
import { countOf } from '@ostrov/shared/formats/plural'
import { quoted } from '@ostrov/shared/formats/quoted'
import { Link } from 'react-router'
import { useUnlinked } from './use-counter-menu'

const NAMED = 3

/** Dishes that would not come to the counter, named before an order is short of them. */
export function UnlinkedNote({ id }: { id: string }) {
  const missing = useUnlinked(id)
  if (!missing || missing.length === 0) return null
  const named = missing.slice(0, NAMED).map(({ name }) => quoted(name))
  const others = missing.length - named.length
  return (
    <div className="counter-check stack gap-2" data-failed="">
      <p>
        Не&nbsp;попадут в&nbsp;кассу: {named.join(', ')}
        {others > 0 && ` и\u00A0ещё ${countOf(others, 'блюдо', 'блюда', 'блюд')}`}.{' '}
        <Link className="ui-link" to={INTEGRATIONS.articles}>
          Указать артикулы
        </Link>
      </p>
    </div>
  )
}
