import type { ModeratedWire } from '@ostrov/shared/moderation/schema'
import { MODERATION_LABELS, type ModerationStatus } from '@ostrov/shared/moderation/statuses'
import { StatusBadge } from '../StatusBadge'

const TONES: Record<ModerationStatus, 'leaf' | 'amber' | 'berry' | 'ink'> = {
  draft: 'ink',
  pending: 'amber',
  needs_work: 'berry',
  approved: 'leaf',
  rejected: 'berry',
}

type Props = Pick<ModeratedWire, 'moderation_status'> & Partial<Pick<ModeratedWire, 'revision'>>

/** How far a moderator is with it; nothing where all is approved. */
export function ModerationBadge({ moderation_status, revision }: Props) {
  const status = revision?.status ?? moderation_status
  return status === 'approved' ? null : <StatusBadge label={MODERATION_LABELS[status]} tone={TONES[status]} />
}
