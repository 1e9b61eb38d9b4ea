import type { ModalKind } from '../modals/kind'
import type { Chosen } from './ChosenEntry'
import type { GoodsChoice } from './SalesCategoriesModal'
import type { Ticked } from './TickedEntries'

export const CHOISE_SPECIALIZATION: ModalKind<Chosen> = {
  name: 'ChoiseSpecialization',
  load: () => import('./ChoiseSpecialization'),
  title: 'Специализация',
  size: 'drawer',
}
export const SPECIALIZATIONS_FILTER: ModalKind<Ticked> = {
  name: 'SpecializationsFilter',
  load: () => import('./SpecializationsFilter'),
  title: 'Специализации',
  size: 'drawer',
}
export const REGION_FILTERS: ModalKind<Ticked> = {
  name: 'RegionFiltersModal',
  load: () => import('./RegionFiltersModal'),
  title: 'Город',
  size: 'drawer',
}
export const ALL_CARS_MARKS: ModalKind<Chosen> = {
  name: 'AllCarsMarksModal',
  load: () => import('./AllCarsMarksModal'),
  title: 'Марка',
  size: 'drawer',
}
export const SALES_CATEGORIES: ModalKind<GoodsChoice> = {
  name: 'SalesCategoriesModal',
  load: () => import('./SalesCategoriesModal'),
  title: 'Категория',
  size: 'drawer',
}
