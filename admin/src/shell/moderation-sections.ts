import { DISAGREEMENTS, MODERATION, MODERATION_REASONS, moderationPath } from '@ostrov/shared/paths'
import { GitCompare, MessageSquareReply, ShieldCheck } from 'lucide-react'
import { type PlatformSection, page, recordPages } from './section'

/** What moderators look at, what they say, and how well they agree. */
export const MODERATION_SECTIONS: readonly PlatformSection[] = [
  {
    ...{ to: MODERATION, label: 'Модерация', icon: ShieldCheck, permission: 'moderation' },
    pages: [MODERATION, moderationPath(':id')].map((path) =>
      page(path, async () => (await import('../platform/moderation/QueuePage')).QueuePage),
    ),
  },
  {
    ...{ to: MODERATION_REASONS, label: 'Причины возврата', icon: MessageSquareReply, permission: 'moderation' },
    pages: recordPages(
      MODERATION_REASONS,
      async () => (await import('../platform/moderation-reasons/ModerationReasonsPage')).ModerationReasonsPage,
    ),
  },
  {
    ...{ to: DISAGREEMENTS, label: 'Расхождения', icon: GitCompare, permission: 'verdicts' },
    pages: [
      page(DISAGREEMENTS, async () => (await import('../platform/moderation/DisagreementsPage')).DisagreementsPage),
    ],
  },
]
