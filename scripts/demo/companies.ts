import type { MarkName } from './drawings'

/** The emblem that each fictional company of the island is known by. */
export const COMPANIES = {
  'Белая путина': 'fish',
  'Северный невод': 'wave',
  Кнехт: 'anchor',
  'Маяк-Авто': 'gear',
  'Правый руль': 'helm',
  Клюёт: 'fish',
  'Три сопки': 'cart',
  'Четвёртый причал': 'cart',
  'Сопка-Строй': 'crane',
  'Кедровый угол': 'spruce',
  'Тёплый шов': 'hammer',
  Бриз: 'cross',
  Жемчужина: 'star',
  Морошка: 'cross',
  Нерпёнок: 'paw',
  'Лапа и хвост': 'paw',
  Китёнок: 'whale',
  Дрейф: 'book',
  Камертон: 'lantern',
  Перевал: 'mountain',
  Прилив: 'wave',
  Целина: 'mountain',
  Туман: 'scissors',
  'Борода боцмана': 'scissors',
  'Порог моря': 'house',
  'Тихая вода': 'sun',
  'Дальний мыс': 'plane',
  Компас: 'star',
  Попутный: 'bus',
  'Пять тонн': 'truck',
  'Чайка-Экспресс': 'truck',
  'Код 47': 'screen',
  'Ровный счёт': 'coin',
  'Ясный довод': 'shield',
  'Маячный дозор': 'shield',
  'Чистая палуба': 'brush',
  'Черемша и пионы': 'leaf',
  'Том и чай': 'book',
  'Светлый мыс': 'camera',
  'Зелёный ряд': 'leaf',
  'Анивский луг': 'wheat',
  'Свет и тепло': 'bolt',
  'Полярный керн': 'drop',
  Стежок: 'scissors',
  'Бумажный журавль': 'book',
  'Лёгкий пар': 'flame',
} as const satisfies Record<string, MarkName>

export type CompanyName = keyof typeof COMPANIES

const names: readonly string[] = Object.keys(COMPANIES)

export function isCompany(name: string): name is CompanyName {
  return names.includes(name)
}

/** Its logo: the place in the list decides the colours, so that neighbours differ. */
export function logoOf(name: CompanyName) {
  return { kind: 'mark', seed: names.indexOf(name), shows: { name, emblem: COMPANIES[name] } } as const
}
