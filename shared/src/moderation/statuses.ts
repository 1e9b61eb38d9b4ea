/** `needs_work`: returned with words; `draft`: taken back by its author. */
export const MODERATION_STATUSES = ['draft', 'pending', 'needs_work', 'approved', 'rejected'] as const
/**
 * Why something stands in the moderators’ queue: its author proposes it, readers complain of it, a verdict is checked blindly,
 * an author appeals against one, or what is shown is looked at anew.
 */
export const MODERATION_CAUSES = ['proposal', 'complaints', 'check', 'appeal', 'recheck'] as const
export type ModerationCause = (typeof MODERATION_CAUSES)[number]
export type ModerationStatus = (typeof MODERATION_STATUSES)[number]
export const MODERATION_LABELS: Record<ModerationStatus, string> = {
  draft: 'Черновик',
  pending: 'На проверке',
  needs_work: 'Нужно доработать',
  approved: 'Одобрено',
  rejected: 'Отклонено',
}
