import { quoted } from '@ostrov/shared/formats/quoted'
import { formatMoment } from '@ostrov/shared/formats/time'
import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import { serverNow } from '../../clock'

/** The refusal, and why its author does not agree. */
export function AppealWords({ appeal }: { appeal: NonNullable<RevisionWire['appeal']> }) {
  const { words, by, reason, decided_at } = appeal
  return (
    <section aria-labelledby="appeal-title">
      <h3 id="appeal-title">Автор не&nbsp;согласен</h3>
      <p className="revision__words">{words}</p>
      <p className="ui-muted">
        Отклонено {formatMoment(decided_at, serverNow())}
        {by && `, ${by}`}
        {reason && `: ${quoted(reason)}`}
      </p>
    </section>
  )
}
