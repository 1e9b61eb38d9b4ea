import { changeWords } from '@ostrov/shared/staff/log-words'
import type { LogEntryWire } from '@ostrov/shared/staff/schema'
import { serverNow } from '../../clock'

/** «Цена: 690 ₽ → 710 ₽», field by field; `quiet` says nothing of none. */
export function LogChanges({ entry, quiet = false }: { entry: LogEntryWire; quiet?: boolean }) {
  const changes = changeWords(entry, serverNow())
  if (changes.length === 0) return quiet ? null : <span className="ui-muted">—</span>
  return (
    <ul className="log-changes stack gap-1">
      {changes.map(({ field, label, from, to }) => (
        <li key={field}>
          <span className="ui-muted">{label}: </span>
          {from !== '—' && (
            <>
              <del>{from}</del>
              <span aria-hidden="true"> → </span>
            </>
          )}
          <ins>{to}</ins>
        </li>
      ))}
    </ul>
  )
}
