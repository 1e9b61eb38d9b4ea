import { MODERATION_LABELS, type ModerationStatus } from '@ostrov/shared/moderation/statuses'
import type { OptionWire } from '@ostrov/shared/options/schema'
import { StatusBadge } from '../../components/StatusBadge'

type Props = Pick<OptionWire, 'name' | 'moderation_status' | 'moderation_reason' | 'proposed_name'>

const TONES: Record<ModerationStatus, 'leaf' | 'amber' | 'berry' | 'ink'> = {
  draft: 'ink',
  pending: 'amber',
  needs_work: 'berry',
  approved: 'leaf',
  rejected: 'berry',
}

/** How far a moderator is with it, in the moderator's own words; nothing where all is as it should be. */
export function ModerationWords(props: Props) {
  const { name, moderation_status, moderation_reason, proposed_name } = props
  const waits = proposed_name !== null && proposed_name !== name
  const isApproved = moderation_status === 'approved'
  if (isApproved && !waits && !moderation_reason) return null
  return (
    <div className="moderation-words">
      {!isApproved && <StatusBadge label={MODERATION_LABELS[moderation_status]} tone={TONES[moderation_status]} />}
      {waits && isApproved && (
        <span className="ui-small">
          Новое название «{proposed_name}» {moderation_reason ? 'вернули' : 'на\u00A0проверке'}
        </span>
      )}
      {moderation_reason && <span className="ui-small">Модератор: «{moderation_reason}»</span>}
    </div>
  )
}
