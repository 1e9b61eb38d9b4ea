import { formatMoment } from '@ostrov/shared/formats/time'
import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import { serverNow } from '../../clock'

/** What people complain of, in their words; who they are is nobody's business. */
export function Complaints({ complaints: { total, items } }: Pick<RevisionWire, 'complaints'>) {
  if (total === 0) return <p className="ui-muted">Кто жаловался, удалил аккаунт.</p>
  return (
    <section aria-labelledby="complaints-title">
      <h3 id="complaints-title">Жалобы: {total}</h3>
      <ul className="revision__complaints stack gap-2">
        {items.map(({ reason, words, created_at }, at) => (
          <li key={`${at}.${created_at}`}>
            <strong>{reason}</strong> <span className="ui-muted ui-small">{formatMoment(created_at, serverNow())}</span>
            {words && <p className="revision__words">{words}</p>}
          </li>
        ))}
      </ul>
      {items.length < total && <p className="ui-muted ui-small">И ещё {total - items.length}.</p>}
    </section>
  )
}
