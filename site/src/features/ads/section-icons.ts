import type { SectionName } from '@ostrov/shared/ads/sections'
import { BriefcaseBusiness, Car, FileUser, House, type LucideIcon, ShoppingBasket } from 'lucide-react'

/** The sign of each section of ads. */
export const SECTION_ICONS = {
  vacancies: BriefcaseBusiness,
  resumes: FileUser,
  cars: Car,
  estate: House,
  sales: ShoppingBasket,
} satisfies Record<SectionName, LucideIcon>
