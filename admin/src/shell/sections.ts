import {
  BLACK_LIST,
  BOARD,
  HISTORY,
  HOURS,
  LOG,
  MENU,
  MODERATION,
  OVERVIEW,
  PEOPLE,
  REVIEWS,
  SETTINGS,
  STATISTICS,
  ZONES,
} from '@ostrov/shared/paths'
import { type AdminPermission, type AdminRole, adminMay } from '@ostrov/shared/staff/permissions'
import {
  ChartNoAxesColumn,
  ClipboardList,
  Clock,
  History,
  LayoutDashboard,
  type LucideIcon,
  Map as MapIcon,
  ScrollText,
  Settings,
  ShieldCheck,
  Star,
  Users,
  UtensilsCrossed,
} from 'lucide-react'
import { type NeededPermission, type Person, permitting } from '../session/people'

export type Section = {
  to: string
  label: string
  icon: LucideIcon
  /** Pages that belong to it; by default those under its path. */
  pages?: (path: string) => boolean
}

/** A section of the restaurant's side: seen by whoever has the permission in at least one restaurant, the owner's own by any owner. */
export type BusinessSection = Section & {
  permission: NeededPermission
  /** Shows one restaurant at a time: «Все рестораны» is no choice there. */
  ofOne?: true | undefined
}
/** A section of the platform's side: seen by every administrator, or by whose role may do it. */
export type PlatformSection = Section & { permission: AdminPermission | null }

export const BUSINESS_SECTIONS: readonly BusinessSection[] = [
  { to: BOARD, label: 'Заказы', icon: ClipboardList, permission: 'orders', pages: (path) => path === BOARD },
  { to: HISTORY, label: 'История', icon: History, permission: 'orders', pages: (path) => path.startsWith(`${BOARD}/`) },
  { to: MENU, label: 'Меню', icon: UtensilsCrossed, permission: 'menu', ofOne: true },
  { to: HOURS, label: 'Часы', icon: Clock, permission: 'settings', ofOne: true },
  { to: ZONES, label: 'Зоны', icon: MapIcon, permission: 'settings', ofOne: true },
  { to: REVIEWS, label: 'Отзывы', icon: Star, permission: 'reviews', ofOne: true },
  { to: STATISTICS, label: 'Цифры', icon: ChartNoAxesColumn, permission: 'settings' },
  {
    to: PEOPLE,
    label: 'Люди',
    icon: Users,
    permission: 'owner',
    pages: (path) => path === PEOPLE || path === BLACK_LIST,
  },
  { to: SETTINGS, label: 'Настройки', icon: Settings, permission: 'settings', ofOne: true },
  { to: LOG, label: 'Журнал', icon: ScrollText, permission: 'owner' },
]

export const PLATFORM_SECTIONS: readonly PlatformSection[] = [
  { to: OVERVIEW, label: 'Обзор', icon: LayoutDashboard, permission: null },
  { to: MODERATION, label: 'Модерация', icon: ShieldCheck, permission: 'moderation' },
]

/** What this person sees in the navigation; what they may not do is not there. */
export function businessSections(person: Person): BusinessSection[] {
  return BUSINESS_SECTIONS.filter(({ permission }) =>
    permission === 'owner' ? person.role === 'owner' : permitting(person, permission).length > 0,
  )
}

/** The same for an administrator. */
export function platformSections(role: AdminRole): PlatformSection[] {
  return PLATFORM_SECTIONS.filter(({ permission }) => permission === null || adminMay(role, permission))
}

/** Whether the page is one of the section's: an order's own page belongs to the history it is reached from. */
export function isCurrent({ to, pages }: Pick<Section, 'to' | 'pages'>, pathname: string): boolean {
  const path = pathname.replace(/\/$/, '')
  return pages ? pages(path) : path === to || path.startsWith(`${to}/`)
}

/** Whether the page belongs to a section this person may not open; pages of no section are anybody's. */
export function isForbidden(pathname: string, sections: readonly Section[]): boolean {
  const owner = BUSINESS_SECTIONS.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return owner !== undefined && !sections.some(({ to }) => to === owner.to)
}
