import { SYSTEM, SYSTEM_QUEUE } from '@ostrov/shared/paths'
import { NavLink } from 'react-router'

export const systemTabs = (
  <nav className="page-tabs" aria-label="Система">
    <NavLink to={SYSTEM} end>
      Состояние
    </NavLink>
    <NavLink to={SYSTEM_QUEUE}>Очередь</NavLink>
  </nav>
)
