import type { ModerationStatus } from './statuses'

/** What a moderator may answer. */
export const DECISIONS = ['approved', 'needs_work', 'rejected'] as const satisfies ModerationStatus[]
export type Decision = (typeof DECISIONS)[number]

/** A moderator takes a decision back for so long; its author is told of it afterwards. */
export const UNDO_DECISION_MS = 30_000
/** What the screen keeps of it for the way: an undo that it offers must arrive in time. */
export const UNDO_WAY_MS = 10_000

/** What a moderator has open waits for them so long at most; then it is anybody's again. */
export const TAKEN_MINUTES = 15

type Transition = {
  from: readonly ModerationStatus[]
  to: ModerationStatus
  by: 'author' | 'moderator'
  /** Only with words that say why. */
  needs_reason?: true
}

/** Every change of what is shown or proposed, and who may make it. Nothing that is missing here may happen. */
export const MODERATION_TRANSITIONS: readonly Transition[] = [
  { from: ['draft', 'pending', 'needs_work', 'rejected', 'approved'], to: 'pending', by: 'author' },
  { from: ['pending'], to: 'draft', by: 'author' },
  { from: ['pending'], to: 'approved', by: 'moderator' },
  { from: ['pending'], to: 'needs_work', by: 'moderator', needs_reason: true },
  { from: ['pending'], to: 'rejected', by: 'moderator', needs_reason: true },
]

type Change = Pick<Transition, 'to' | 'by'> & { from: ModerationStatus; reason?: string | null }

/** Why the change may not be made, as a machine code; null when it may. */
export function moderationRefusal({ from, to, by, reason }: Change) {
  const row = MODERATION_TRANSITIONS.find((one) => one.from.includes(from) && one.to === to && one.by === by)
  if (!row) return 'moderation.decided'
  return row.needs_reason && !reason?.trim() ? 'moderation.reason_required' : null
}

/** How moderators work until somebody says otherwise: nobody is trusted, these shares of what passed and of verdicts are checked. */
export const MODERATION_RULES = { trust_after: 0, check_trusted: 10, check_verdicts: 50 } as const
export type ModerationRules = Record<keyof typeof MODERATION_RULES, number>

/** For so long somebody may appeal against a refusal. */
export const APPEAL_DAYS = 14

/** Whoever was refused anything in so many days is not trusted. */
export const TRUST_DAYS = 30

/** Proposals on which one call may decide. */
export const DECIDED_AT_ONCE = 100
