import { quoted } from '@ostrov/shared/formats/quoted'
import { MODERATED, type ModeratedKind } from '@ostrov/shared/moderation/kinds'
import type { ModeratedWire } from '@ostrov/shared/moderation/schema'
import { Picture } from '@ostrov/shared/ui/Picture'
import { ModerationBadge } from './ModerationBadge'

type Props = {
  kind: ModeratedKind
  row: ModeratedWire
  /** What is shown now, by field. */
  shown?: Readonly<Record<string, unknown>>
}

/** What a moderator was shown and has said of it: shown now beside proposed, field by field. */
export function ProposedWords({ kind, row, shown = {} }: Props) {
  const { moderation_status, moderation_reason, revision } = row
  if (moderation_status === 'approved' && !revision) return null
  const isShown = moderation_status === 'approved'
  const fields = Object.entries(MODERATED[kind].fields).filter(
    ([name]) => isShown && name in (revision?.proposed ?? {}),
  )
  return (
    <section className="proposed" aria-label="Проверка">
      <p>
        <ModerationBadge {...row} />
      </p>
      {moderation_reason && <p>Модератор: {quoted(moderation_reason)}</p>}
      {fields.length > 0 && (
        <dl>
          {fields.map(([name, { label, as }]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <span className="ui-muted ui-small">Показано</span>
                <Shown value={shown[name]} isImage={as === 'image' || as === 'images'} />
              </dd>
              <dd>
                <span className="ui-muted ui-small">Предложено</span>
                <Shown value={revision?.proposed[name]} isImage={as === 'image' || as === 'images'} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function Shown({ value, isImage }: { value: unknown; isImage: boolean }) {
  if (!isImage) return <span>{String(value ?? '') || 'пусто'}</span>
  const ids = (Array.isArray(value) ? value : [value]).flatMap((id) => (typeof id === 'string' ? [id] : []))
  if (ids.length === 0) return <span>нет фото</span>
  return (
    <span className="cluster gap-1">
      {ids.map((id) => (
        <Picture key={id} image={{ id }} alt="" ratio={1} sizes="72px" className="proposed__picture" />
      ))}
    </span>
  )
}
