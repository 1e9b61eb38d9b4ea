import { quoted } from '@ostrov/shared/formats/quoted'
import type { OptionWire } from '@ostrov/shared/options/schema'
import { ModerationBadge } from '../../components/moderation/ModerationBadge'

type Props = Pick<OptionWire, 'name' | 'moderation_status' | 'moderation_reason' | 'proposed_name'>

/** How far a moderator is with it, in the moderator's own words; nothing where all is as it should be. */
export function ModerationWords(props: Props) {
  const { name, moderation_status, moderation_reason, proposed_name } = props
  const waits = proposed_name !== null && proposed_name !== name
  const isApproved = moderation_status === 'approved'
  if (isApproved && !waits && !moderation_reason) return null
  return (
    <div className="cluster-row gap-2">
      <ModerationBadge moderation_status={moderation_status} />
      {waits && isApproved && (
        <span className="ui-small">
          Новое название {quoted(proposed_name)} {moderation_reason ? 'вернули' : 'на\u00A0проверке'}
        </span>
      )}
      {moderation_reason && <span className="ui-small">Модератор: {quoted(moderation_reason)}</span>}
    </div>
  )
}
