import { cardPath, recordPath } from '@ostrov/shared/paths'
import type { DeskWaitingWire } from '@ostrov/shared/staff/desk-search-schema'
import type { AdminPermission } from '@ostrov/shared/staff/permissions'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** A page; it loads its own part when it is first opened. */
export const page = (path: string, Component: () => Promise<ComponentType>) => ({ path, lazy: { Component } })

/** A list and its row, beside it or on a card of its own with tabs, are one page. */
export const recordPages = (list: string, Component: () => Promise<ComponentType>, { tabs = false } = {}) =>
  [list, recordPath(list, ':id'), ...(tabs ? [cardPath(list, ':id', ':tab')] : [])].map((path) => page(path, Component))

export type Section = {
  to: string
  label: string
  icon: LucideIcon
  pages: readonly ReturnType<typeof page>[]
  /** The addresses at which it is the current one; by default those under its own. */
  covers?: (path: string) => boolean
  /** Under which heading it stands; without one above all. */
  group?: SectionGroup
  /** Among the few that a bar has room for. */
  main?: true
  /** What else it is looked for by: the pages inside. */
  also?: string
}

/** The headings of the desk's menu, in their order. */
export const SECTION_GROUPS = {
  sales: 'Продажи',
  money: 'Деньги',
  place: 'Площадка',
  portal: 'Портал',
  house: 'Система',
} as const
export type SectionGroup = keyof typeof SECTION_GROUPS

/** Whether the page is one of the section's: an order's own page belongs to the history it is reached from. */
export function isCurrent({ to, covers }: Pick<Section, 'to' | 'covers'>, pathname: string): boolean {
  const path = pathname.replace(/\/$/, '')
  return covers ? covers(path) : path === to || path.startsWith(`${to}/`)
}

/** Whether the page belongs to a section of this side that this person may not open; pages of no section are anybody's. */
export function isForbidden(pathname: string, sections: readonly Section[], all: readonly Section[]): boolean {
  const owner = all.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return owner !== undefined && !sections.some(({ to }) => to === owner.to)
}

/** A section of the platform's side: seen by every administrator, or by whose role may do it. */
export type PlatformSection = Section & {
  permission: AdminPermission | null
  /** What is counted beside it. */
  waits?: keyof DeskWaitingWire
}
