export const MODERATION_STATUSES = ['draft', 'pending', 'approved', 'rejected'] as const
export type ModerationStatus = (typeof MODERATION_STATUSES)[number]
