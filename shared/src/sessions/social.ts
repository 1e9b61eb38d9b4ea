/** Services that may sign a customer in. */
export const SOCIAL_PROVIDERS = ['vk', 'yandex'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

export const SOCIAL_NAMES = { vk: 'VK\u00A0ID', yandex: 'Яндекс\u00A0ID' } as const satisfies Record<
  SocialProvider,
  string
>
