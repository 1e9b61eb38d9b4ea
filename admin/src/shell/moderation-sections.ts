import { DISAGREEMENTS, MODERATION, MODERATION_REASONS, moderationPath } from '@ostrov/shared/paths'
import { GitCompare, MessageSquareReply, ShieldCheck } from 'lucide-react'
import { type PlatformSection, page, recordPages } from './section'

/** What moderators look at, and what they say. */
export const MODERATION_SECTIONS: readonly PlatformSection[] = [
  {
    ...{ to: MODERATION, label: 'Модерация', icon: ShieldCheck, permission: 'moderation', group: 'place' },
    ...{ main: true, waits: 'moderation' },
    pages: [MODERATION, moderationPath(':id')].map((path) =>
      page(path, async () => (await import('../platform/moderation/QueuePage')).QueuePage),
    ),
  },
  {
    ...{
      to: MODERATION_REASONS,
      label: 'Причины возврата',
      icon: MessageSquareReply,
      permission: 'moderation',
      group: 'place',
    },
    pages: recordPages(
      MODERATION_REASONS,
      async () => (await import('../platform/moderation-reasons/ModerationReasonsPage')).ModerationReasonsPage,
    ),
  },
]

/** How well they agree: seldom looked at, so it stands behind what waits. */
export const VERDICTS_SECTION: PlatformSection = {
  ...{ to: DISAGREEMENTS, label: 'Второе мнение', icon: GitCompare, permission: 'verdicts', group: 'place' },
  also: 'Расхождения модераторов',
  pages: [
    page(DISAGREEMENTS, async () => (await import('../platform/moderation/DisagreementsPage')).DisagreementsPage),
  ],
}
