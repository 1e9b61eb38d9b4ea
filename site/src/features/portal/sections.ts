import { type FrontName, isFront, type SectionName, sectionOf, togetherWith } from '@ostrov/shared/ads/sections'
import { namesOf } from '@ostrov/shared/wire/names'
import { Building2, CalendarDays, type LucideIcon, Newspaper, Utensils } from 'lucide-react'
import { SECTION_ICONS } from '../ads/section-icons'

/** What the portal's header leads to: beside these, sections of ads that people come for (`frontOf` says which one an ad's is). */
export type Section = FrontName | 'eda' | 'afisha' | 'news' | 'organizations'

type Tile = { label: string; icon: LucideIcon }

/** The portal's sections in the header's order. */
const TILES = {
  eda: { label: 'Еда', icon: Utensils },
  vacancies: { label: 'Работа', icon: SECTION_ICONS.vacancies },
  cars: { label: 'Авто', icon: SECTION_ICONS.cars },
  estate: { label: 'Жильё', icon: SECTION_ICONS.estate },
  sales: { label: 'Вещи', icon: SECTION_ICONS.sales },
  afisha: { label: 'Афиша', icon: CalendarDays },
  news: { label: 'Новости', icon: Newspaper },
  organizations: { label: 'Организации', icon: Building2 },
} satisfies Record<Section, Tile>

export const SECTIONS = namesOf(TILES).map((name) => ({ name, ...TILES[name], beside: besideOf(name) }))

/** Sections without a place of their own, found beside this one. */
function besideOf(name: Section): { name: SectionName; label: string }[] {
  if (!isFront(name)) return []
  const others = togetherWith(name).filter((one) => one !== name)
  return others.map((one) => ({ name: one, label: sectionOf(one).words.title }))
}
