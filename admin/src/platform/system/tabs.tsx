import { SYSTEM, SYSTEM_QUEUE } from '@ostrov/shared/paths'
import { SYSTEM_DOORS, SYSTEM_SETTINGS } from '@ostrov/shared/system/paths'
import { NavLink } from 'react-router'

export const systemTabs = (
  <nav className="page-tabs cluster gap-2" aria-label="Система">
    <NavLink to={SYSTEM} end>
      Состояние
    </NavLink>
    <NavLink to={SYSTEM_QUEUE}>Очередь</NavLink>
    <NavLink to={SYSTEM_DOORS}>Внешние сервисы</NavLink>
    <NavLink to={SYSTEM_SETTINGS}>Настройки</NavLink>
  </nav>
)
