import { PERSON_STATES } from '../customers/lists'
import { DAYS } from '../lists/days'
import type { ListTable } from '../lists/table'
import { ACTOR_KINDS } from './actors'
import { ACT_KINDS, DESK_ACT_KINDS } from './acts'
import { ADMIN_ROLE_LABELS, BUSINESS_ROLES } from './permissions'

/** Who an owner has hired, the newest first. */
export const managerList = {
  name: 'managers',
  title: 'Менеджеры',
  sizes: [50],
  filters: {
    query: { kind: 'text', label: 'Имя или почта', maxLength: 100 },
    restaurant_id: { kind: 'one', label: 'Ресторан', of: 'uuid', scope: true },
  },
} as const satisfies ListTable

/** The same as an administrator sees them. */
export const managersOfOwner = {
  name: 'managers_of_owner',
  title: 'Менеджеры',
  sizes: [50],
} as const satisfies ListTable

/** Whom one's restaurants serve no more, the newest first. */
export const blackList = {
  name: 'black_list',
  title: 'Чёрный список',
  sizes: [20, 50],
  filters: {
    query: { kind: 'text', label: 'Имя, конец телефона или причина', maxLength: 100 },
    restaurant_id: { kind: 'one', label: 'Ресторан', of: 'uuid', scope: true },
  },
} as const satisfies ListTable

/** Business users as an administrator sees them. */
export const businessDesk = {
  name: 'business_desk',
  title: 'Партнёры',
  sizes: [50, 100],
  cursor: 'uuid',
  filters: {
    query: { kind: 'text', label: 'Имя, телефон или почта', maxLength: 100 },
    role: { kind: 'one', label: 'Роль', options: BUSINESS_ROLES },
    state: { kind: 'one', label: 'Состояние', options: PERSON_STATES },
    unconfirmed: { kind: 'flag', label: 'Не\u00A0подтвердили почту' },
  },
  sorts: { '-created_at': 'Сначала новые', created_at: 'Сначала старые' },
} as const satisfies ListTable

/** Administrators, as the platform's owner sees them. */
export const administratorDesk = {
  name: 'administrator_desk',
  title: 'Администраторы',
  sizes: [50],
  filters: {
    query: { kind: 'text', label: 'Имя или почта', maxLength: 100 },
    role: { kind: 'one', label: 'Роль', options: ADMIN_ROLE_LABELS },
    is_blocked: { kind: 'flag', label: 'Вход закрыт' },
  },
  sorts: { name: 'По\u00A0имени', '-created_at': 'Сначала новые' },
} as const satisfies ListTable

/** Who did what in an owner's restaurants, the newest first. */
export const staffLog = {
  name: 'staff_log',
  title: 'Журнал',
  sizes: [50, 100],
  cursor: 'number',
  filters: {
    restaurant_id: { kind: 'one', label: 'Ресторан', of: 'uuid', scope: true },
    kind: { kind: 'one', label: 'Что', options: ACT_KINDS },
    who: { kind: 'one', label: 'Кто', of: 'uuid' },
    ...DAYS,
  },
  sorts: { '-id': 'Сначала новые', id: 'Сначала старые' },
} as const satisfies ListTable

/** Who did what anywhere, as the platform's owner reads it, the newest first. */
export const deskLog = {
  name: 'desk_log',
  title: 'Журнал',
  sizes: [50, 100],
  cursor: 'number',
  filters: {
    query: { kind: 'text', label: 'Имя, телефон, название или что изменили', maxLength: 100 },
    restaurant_id: { kind: 'one', label: 'Ресторан', of: 'uuid', noun: 'restaurant' },
    business_user_id: { kind: 'one', label: 'Партнёр', of: 'uuid', noun: 'business' },
    admin_id: { kind: 'one', label: 'Администратор', of: 'uuid', noun: 'admin' },
    by: { kind: 'one', label: 'Кто', options: ACTOR_KINDS },
    acting: { kind: 'flag', label: 'От\u00A0чужого имени' },
    kind: { kind: 'one', label: 'Что', options: DESK_ACT_KINDS },
    ...DAYS,
  },
  sorts: { '-id': 'Сначала новые', id: 'Сначала старые' },
} as const satisfies ListTable

/** What was done to one thing, the newest first. */
export const subjectLog = {
  name: 'subject_log',
  title: 'Журнал',
  sizes: [10],
  cursor: 'number',
} as const satisfies ListTable
