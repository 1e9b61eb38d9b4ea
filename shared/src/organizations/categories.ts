/** What organizations do. The keys stand in addresses. */
export const ORGANIZATION_CATEGORIES = {
  sea: 'Рыба и\u00A0море',
  auto: 'Авто',
  food: 'Кафе и\u00A0рестораны',
  shops: 'Магазины',
  building: 'Стройка и\u00A0ремонт',
  medicine: 'Медицина',
  animals: 'Животные',
  education: 'Образование',
  sport: 'Спорт',
  beauty: 'Красота',
  leisure: 'Отдых',
  transport: 'Перевозки',
  computers: 'Связь и\u00A0компьютеры',
  services: 'Услуги',
  farms: 'Хозяйства',
} as const
type OrganizationCategory = keyof typeof ORGANIZATION_CATEGORIES

/** What people want to have near their home, what is missed most first; looked for so many metres around it. */
export const INFRASTRUCTURE: readonly OrganizationCategory[] = [
  ...(['education', 'medicine', 'shops', 'sport'] as const),
  ...(['transport', 'leisure', 'beauty', 'animals'] as const),
]
export const AROUND_METRES = 1500
