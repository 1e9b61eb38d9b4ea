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

/** The portal's sections in the header's order; one that is not open yet is named but never linked to. */
export const SECTIONS: readonly Entry[] = [
  { name: 'eda', label: 'Еда', icon: Utensils, is_open: true },
  { name: 'vacancies', label: 'Работа', icon: BriefcaseBusiness, is_open: false },
  { name: 'cars', label: 'Авто', icon: Car, is_open: false },
  { name: 'estate', label: 'Жильё', icon: House, is_open: false },
  { name: 'sales', label: 'Вещи', icon: ShoppingBasket, is_open: false },
  { name: 'afisha', label: 'Афиша', icon: CalendarDays, is_open: false },
  { name: 'news', label: 'Новости', icon: Newspaper, is_open: false },
  { name: 'organizations', label: 'Организации', icon: Building2, is_open: false },
]
