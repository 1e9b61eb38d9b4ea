import { MESSAGES } from '@ostrov/shared/messages/paths'
import { DESK_LOG, SYSTEM, SYSTEM_QUEUE } from '@ostrov/shared/paths'
import { SYSTEM_DOORS, SYSTEM_SETTINGS } from '@ostrov/shared/system/paths'
import { MessagesSquare, ScrollText, ServerCog } from 'lucide-react'
import { type PlatformSection, page } from './section'

/** What is known of the house itself: what it sent, what its staff did, how it does. */
export const HOUSE_SECTIONS: readonly PlatformSection[] = [
  {
    ...{ to: MESSAGES, label: 'Сообщения', icon: MessagesSquare, permission: 'messages', group: 'house' },
    also: 'СМС, письма, уведомления',
    pages: [page(MESSAGES, async () => (await import('../platform/messages/MessagesPage')).MessagesPage)],
  },
  {
    ...{ to: DESK_LOG, label: 'Журнал', icon: ScrollText, permission: 'log', group: 'house' },
    pages: [page(DESK_LOG, async () => (await import('../platform/log/LogPage')).LogPage)],
  },
  {
    ...{ to: SYSTEM, label: 'Система', icon: ServerCog, permission: 'system', group: 'house' },
    ...{ waits: 'failed_jobs', also: 'Очередь заданий, внешние службы, настройки' },
    pages: [
      page(SYSTEM, async () => (await import('../platform/system/SystemPage')).SystemPage),
      page(SYSTEM_QUEUE, async () => (await import('../platform/system/JobsPage')).JobsPage),
      page(SYSTEM_DOORS, async () => (await import('../platform/system/DoorsPage')).DoorsPage),
      page(SYSTEM_SETTINGS, async () => (await import('../platform/system/SettingsPage')).SettingsPage),
    ],
  },
]
