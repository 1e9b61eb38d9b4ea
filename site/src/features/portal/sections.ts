import type { SectionName } from '@ostrov/shared/ads/sections'
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

export type Section = 'eda' | 'vacancies' | 'cars' | 'estate' | 'sales' | 'afisha' | 'news' | 'organizations'

type Entry = { name: Section; label: string; icon: LucideIcon }

/** Which of them is lit where ads of a section are. */
export const portalSection = (name: SectionName): Section => (name === 'resumes' ? 'vacancies' : name)

/** The portal's sections in the header's order. */
export const SECTIONS: readonly Entry[] = [
  { name: 'eda', label: 'Еда', icon: Utensils },
  { name: 'vacancies', label: 'Работа', icon: BriefcaseBusiness },
  { name: 'cars', label: 'Авто', icon: Car },
  { name: 'estate', label: 'Жильё', icon: House },
  { name: 'sales', label: 'Вещи', icon: ShoppingBasket },
  { name: 'afisha', label: 'Афиша', icon: CalendarDays },
  { name: 'news', label: 'Новости', icon: Newspaper },
  { name: 'organizations', label: 'Организации', icon: Building2 },
]
