import { type FrontName, isFront, type SectionName, sectionOf, togetherWith } from '@ostrov/shared/ads/sections'
import { namesOf } from '@ostrov/shared/wire/names'
import {
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  Car,
  House,
  type LucideIcon,
  Newspaper,
  ShoppingBasket,
  Utensils,
} from 'lucide-react'

/** What the portal's header leads to: beside these, sections of ads that people come for (`frontOf` says which one an ad's is). */
export type Section = FrontName | 'eda' | 'afisha' | 'news' | 'organizations'

type Tile = { label: string; icon: LucideIcon }

/** The portal's sections in the header's order. */
const TILES = {
  eda: { label: 'Еда', icon: Utensils },
  vacancies: { label: 'Работа', icon: BriefcaseBusiness },
  cars: { label: 'Авто', icon: Car },
  estate: { label: 'Жильё', icon: House },
  sales: { label: 'Вещи', icon: ShoppingBasket },
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
