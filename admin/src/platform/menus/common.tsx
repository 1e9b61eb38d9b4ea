import type { ModerationStatus } from '@ostrov/shared/moderation/statuses'
import {
  ALL_CATEGORIES,
  ALL_DISHES,
  ALL_OPTION_GROUPS,
  ALL_OPTIONS,
  ALL_RESTAURANTS,
  cardPath,
} from '@ostrov/shared/paths'
import { Link, NavLink } from 'react-router'
import type { Column } from '../../components/DataTable'
import { ModerationBadge } from '../../components/moderation/ModerationBadge'
import { momentColumn } from '../../components/records/columns'
import { RecordFacts } from '../../components/records/RecordFacts'
import { StatusBadge } from '../../components/StatusBadge'

type OfMenu = {
  restaurant: { id: string; title: string }
  moderation_status: ModerationStatus
  moderation_reason: string | null
  is_changing: boolean
  is_active: boolean
  updated_at: string
}

/** The parts of all menus, one beside another. */
export const tabs = (
  <nav className="page-tabs cluster gap-2" aria-label="Меню ресторанов">
    <NavLink to={ALL_DISHES} end>
      Блюда
    </NavLink>
    <NavLink to={ALL_CATEGORIES}>Категории</NavLink>
    <NavLink to={ALL_OPTIONS}>Опции</NavLink>
    <NavLink to={ALL_OPTION_GROUPS}>Группы опций</NavLink>
  </nav>
)

/** Whether it is sold, and what a moderator has yet to say. */
export const stateColumn: Column<OfMenu> = {
  key: 'state',
  title: 'Состояние',
  cell: ({ is_active, moderation_status }) =>
    moderation_status === 'approved' ? (
      <StatusBadge label={is_active ? 'В\u00A0продаже' : 'Снято'} tone={is_active ? 'leaf' : 'ink'} />
    ) : (
      <ModerationBadge moderation_status={moderation_status} />
    ),
}

/** What every list of a menu ends with. */
export const ofMenu: readonly Column<OfMenu>[] = [
  { key: 'restaurant', title: 'Ресторан', cell: ({ restaurant }) => restaurant.title },
  stateColumn,
  momentColumn('updated_at', 'Изменено'),
]

/** Beside the form: whose it is, and what a moderator has said of it or has yet to say. */
export const besideMenu = (_: unknown, row: OfMenu | null) =>
  row && (
    <RecordFacts
      facts={{
        Ресторан: (
          <Link className="ui-link" to={cardPath(ALL_RESTAURANTS, row.restaurant.id)}>
            {row.restaurant.title}
          </Link>
        ),
        ...(row.is_changing && { Проверка: 'Изменение ждёт модератора' }),
        ...(row.moderation_reason && { Модератор: row.moderation_reason }),
      }}
    />
  )
