import type { FormTable } from '../forms/form'
import { slugCheck } from '../forms/slug'
import { pointField } from './point-field'

/** A city of the region. */
export const CITY_FORM = {
  name: { label: 'Название', kind: 'text', max: 60, required: 'Назовите город' },
  slug: {
    label: 'Адрес',
    kind: 'text',
    max: 60,
    required: 'Укажите адрес',
    checks: [slugCheck],
    placeholder: 'korsakov',
  },
  coordinates: pointField({ label: 'Центр', required: 'Покажите центр на\u00A0карте' }),
  zoom: { label: 'Масштаб карты', kind: 'number', min: 5, max: 18, required: 'Укажите масштаб' },
  sort: { label: 'Порядок', kind: 'number', max: 1000, hint: 'Меньшее число стоит раньше; пусто\u00A0— в\u00A0конец' },
  is_hidden: {
    label: 'Скрыть',
    kind: 'flag',
    hint: 'В\u00A0выборе города его не\u00A0будет; адреса и\u00A0рестораны останутся',
  },
} as const satisfies FormTable
