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

/** How far a moderator is with it; nothing where all is approved. */
export function ModerationBadge(row: Pick<ModeratedWire, 'moderation_status' | 'revision'>) {
  const status = row.revision?.status ?? row.moderation_status
  return status === 'approved' ? null : <StatusBadge label={MODERATION_LABELS[status]} tone={TONES[status]} />
}
