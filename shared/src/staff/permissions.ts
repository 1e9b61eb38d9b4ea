import { namesOf, tableOf } from '../wire/names'

/** What may be done in a restaurant, and how the back office calls it. */
export const BUSINESS_PERMISSIONS = {
  orders: 'Заказы',
  menu: 'Меню',
  reviews: 'Отзывы',
  settings: 'Настройки',
  integrations: 'Интеграции',
} as const
export type BusinessPermission = keyof typeof BUSINESS_PERMISSIONS

/** What an owner is offered to tick: whatever opens something by now. */
export const OFFERED_PERMISSIONS = [
  'orders',
  'menu',
  'reviews',
  'settings',
  'integrations',
] as const satisfies BusinessPermission[]

/** Who works at a restaurant: an owner may do everything in the own ones, a manager what the owner ticked for each. */
export const BUSINESS_ROLES = { owner: 'Владелец', manager: 'Менеджер' } as const
export type BusinessRole = keyof typeof BUSINESS_ROLES

/** What may be done on the platform's side. */
export const ADMIN_PERMISSIONS = {
  moderation: 'Модерация',
  verdicts: 'Расхождения модераторов',
  restaurants: 'Рестораны',
  statistics: 'Цифры',
  payments: 'Платежи',
  orders: 'Заказы',
  refunds: 'Возвраты',
  support: 'Обращения',
  content: 'Новости, истории, акции, города, каталоги и\u00A0документы',
  images: 'Картинки',
  promo_codes: 'Промокоды',
  customers: 'Клиенты',
  personal_files: 'Личные данные: сохранить файлом и\u00A0удалить',
  business_users: 'Партнёры',
  reviews: 'Отзывы',
  messages: 'Сообщения',
  log: 'Журнал',
  impersonation: 'Вход от\u00A0чужого имени',
  administrators: 'Администраторы',
  system: 'Система',
  settings: 'Настройки площадки',
} as const
export type AdminPermission = keyof typeof ADMIN_PERMISSIONS

/** Who works at the platform, and what each may do: the one table that routes, menu and buttons read. */
export const ADMIN_ROLES = {
  owner: { label: 'Владелец площадки', may: namesOf(ADMIN_PERMISSIONS) },
  moderator: { label: 'Модератор', may: ['moderation', 'restaurants', 'statistics', 'reviews', 'images'] },
  support: {
    label: 'Поддержка',
    may: [
      ...(['restaurants', 'statistics', 'orders', 'refunds', 'support'] as const),
      ...(['customers', 'business_users', 'reviews', 'impersonation', 'messages'] as const),
    ],
  },
  content: { label: 'Редактор', may: ['content', 'verdicts', 'images', 'promo_codes'] },
  finance: { label: 'Финансы', may: ['payments', 'statistics', 'orders', 'refunds', 'promo_codes', 'messages'] },
} as const satisfies Record<string, { label: string; may: readonly AdminPermission[] }>
export type AdminRole = keyof typeof ADMIN_ROLES
/** role → what it is called. */
export const ADMIN_ROLE_LABELS = tableOf(namesOf(ADMIN_ROLES), (role) => ADMIN_ROLES[role].label)

/** Whether an administrator of this role may do this. */
export function adminMay(role: AdminRole, permission: AdminPermission): boolean {
  const may: readonly AdminPermission[] = ADMIN_ROLES[role].may
  return may.includes(permission)
}
