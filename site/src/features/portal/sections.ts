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

type Entry = { name: Section; label: string; icon: LucideIcon; is_open: boolean }

/** Which of them is lit where ads of a section are. */
export const portalSection = (name: SectionName): Section => (name === 'resumes' ? 'vacancies' : name)

/** The portal's sections in the header's order; one that is not open yet is named but never linked to. */
export const SECTIONS: readonly Entry[] = [
  { name: 'eda', label: 'Еда', icon: Utensils, is_open: true },
  { name: 'vacancies', label: 'Работа', icon: BriefcaseBusiness, is_open: true },
  { name: 'cars', label: 'Авто', icon: Car, is_open: true },
  { name: 'estate', label: 'Жильё', icon: House, is_open: true },
  { name: 'sales', label: 'Вещи', icon: ShoppingBasket, is_open: true },
  { name: 'afisha', label: 'Афиша', icon: CalendarDays, is_open: true },
  { name: 'news', label: 'Новости', icon: Newspaper, is_open: true },
  { name: 'organizations', label: 'Организации', icon: Building2, is_open: true },
]
