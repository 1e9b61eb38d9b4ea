import { type FrontName, frontOf, type SectionName } from '@ostrov/shared/ads/sections'
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

export type Section = FrontName | 'eda' | 'afisha' | 'news' | 'organizations'

type Tile = { label: string; icon: LucideIcon }

/** Which of them is lit where ads of a section are. */
export const portalSection = (name: SectionName): Section => frontOf(name)

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

export const SECTIONS = namesOf(TILES).map((name) => ({ name, ...TILES[name] }))
