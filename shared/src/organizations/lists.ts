import type { ListTable } from '../lists/table'
import { ORGANIZATION_CATEGORIES } from './categories'
import { ORGANIZATION_STATES } from './rules'

/** Organizations that everybody finds. */
export const organizationList = {
  name: 'organizations',
  title: 'Организации',
  sizes: [24],
  cursor: 'number',
  filters: {
    query: { kind: 'text', label: 'Что ищете', maxLength: 100 },
    open: { kind: 'flag', label: 'Открыто сейчас' },
    category: { kind: 'many', options: ORGANIZATION_CATEGORIES, label: 'Чем занимаются' },
    city: { kind: 'many', of: 'slug', counted: true, label: 'Город' },
    window: { kind: 'window', label: 'Участок карты' },
  },
  near: true,
  sorts: {
    open: 'Сначала открытые',
    name: 'По\u00A0алфавиту',
    '-rating': 'С\u00A0высокой оценкой',
    '-number': 'Сначала новые',
  },
} as const satisfies ListTable

/** Where they stand, for machines that read the whole site. */
export const organizationAddresses = {
  name: 'organization_addresses',
  title: 'Адреса организаций',
  sizes: [10_000],
  paged: false,
} as const satisfies ListTable

/** Whom an organization looks for. */
export const organizationJobs = {
  name: 'organization_jobs',
  title: 'Вакансии организации',
  sizes: [12],
} as const satisfies ListTable

/** Those that a person owns or works for. */
export const ownOrganizationList = {
  name: 'own_organizations',
  title: 'Мои организации',
  sizes: [100],
  paged: false,
} as const satisfies ListTable

/** Names for what was typed so far. */
export const organizationHintList = {
  name: 'organization_hints',
  title: 'Подсказки организаций',
  sizes: [10],
  paged: false,
} as const satisfies ListTable

/** In whose name a person writes vacancies. */
export const workplaceList = {
  name: 'workplaces',
  title: 'Где вы работаете',
  sizes: [100],
  paged: false,
} as const satisfies ListTable

/** What stands near a place. */
export const infrastructureList = {
  name: 'infrastructure',
  title: 'Рядом',
  sizes: [10],
  paged: false,
} as const satisfies ListTable

/** Organizations as an administrator sees them. */
export const organizationDesk = {
  name: 'organization_desk',
  title: 'Организации',
  sizes: [50, 100],
  filters: {
    query: { kind: 'text', label: 'Название, номер или\u00A0телефон', maxLength: 100 },
    state: { kind: 'one', label: 'Состояние', options: ORGANIZATION_STATES },
    category: { kind: 'one', label: 'Чем занимается', options: ORGANIZATION_CATEGORIES },
    city_id: { kind: 'one', of: 'uuid', noun: 'city', label: 'Город' },
  },
  sorts: { '-created_at': 'Сначала новые', name: 'По\u00A0алфавиту' },
} as const satisfies ListTable
