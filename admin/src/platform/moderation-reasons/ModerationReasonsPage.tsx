import { MODERATION_REASON_FORM, REASON_TOPICS } from '@ostrov/shared/moderation/form'
import { moderationReasonDesk } from '@ostrov/shared/moderation/lists'
import { MODERATION_REASONS } from '@ostrov/shared/paths'
import { api } from '../../api'
import { recordPage } from '../../components/records/record-page'

/** What moderators say often: their words reach the author. */
export const ModerationReasonsPage = recordPage({
  noun: 'moderation_reason',
  path: MODERATION_REASONS,
  calls: api.admin.moderation_reason,
  file: '/api/admin/moderation_reason/export',
  list: moderationReasonDesk,
  form: MODERATION_REASON_FORM,
  columns: [
    { key: 'text', title: 'Причина', cell: ({ text }) => text },
    { key: 'topic', title: 'Для чего', cell: ({ topic }) => REASON_TOPICS[topic] },
  ],
  titleOf: ({ text }) => text,
  fresh: () => ({ topic: 'any', sort: '0' }),
  removal: 'Модераторы её больше не\u00A0увидят; то, что уже отправлено, останется.',
})
