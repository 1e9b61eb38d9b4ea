import { SYSTEM, SYSTEM_QUEUE } from '@ostrov/shared/paths'
import { SYSTEM_DOORS, SYSTEM_SETTINGS } from '@ostrov/shared/system/paths'
import { ServerCog } from 'lucide-react'
import { type PlatformSection, page } from './section'

/** How the platform itself is. */
export const SYSTEM_SECTION: PlatformSection = {
  ...{ to: SYSTEM, label: 'Система', icon: ServerCog, permission: 'system' },
  pages: [
    page(SYSTEM, async () => (await import('../platform/system/SystemPage')).SystemPage),
    page(SYSTEM_QUEUE, async () => (await import('../platform/system/JobsPage')).JobsPage),
    page(SYSTEM_DOORS, async () => (await import('../platform/system/DoorsPage')).DoorsPage),
    page(SYSTEM_SETTINGS, async () => (await import('../platform/system/SettingsPage')).SettingsPage),
  ],
}
