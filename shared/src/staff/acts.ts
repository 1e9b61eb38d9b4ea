/** Kinds of what is done, as the log's filter calls them; an act belongs to the kind it begins with. */
export const ACT_KINDS = {
  order: 'Заказы',
  product: 'Блюда',
  option: 'Опции и\u00A0группы',
  category: 'Категории',
  schedule: 'Часы работы',
  zone: 'Зоны доставки',
  review: 'Отзывы',
  restaurant: 'Ресторан',
  moderation: 'Модерация',
  manager: 'Менеджеры',
  black_list: 'Чёрный список',
  image: 'Фото',
  session: 'Входы',
  account: 'Аккаунты',
} as const
export type ActKind = keyof typeof ACT_KINDS

/** What acts of a kind begin with. */
export const ACT_PREFIXES: Readonly<Record<ActKind, readonly string[]>> = {
  order: ['order.'],
  product: ['product.', 'menu_import.'],
  option: ['option.', 'option_group.', 'product_option.', 'product_option_group.', 'group.'],
  category: ['category.', 'product_category.'],
  schedule: ['schedule.', 'hours.'],
  zone: ['zone.', 'delivery_zone.'],
  review: ['review.'],
  restaurant: ['restaurant.'],
  moderation: ['moderation.'],
  manager: ['manager.'],
  black_list: ['black_list.'],
  image: ['image.'],
  session: ['session.'],
  account: ['account.', 'password.', 'second_factor.', 'profile.', 'push.'],
}
