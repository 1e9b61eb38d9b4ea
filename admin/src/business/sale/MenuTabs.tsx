import { OFFERS } from '@ostrov/shared/offers/paths'
import { MENU, MENU_IMPORT, MENU_OPTIONS } from '@ostrov/shared/paths'
import { NavLink } from 'react-router'

const TABS = [
  { to: MENU, label: 'Блюда' },
  { to: MENU_OPTIONS, label: 'Опции' },
  { to: OFFERS, label: 'Акции' },
  { to: MENU_IMPORT, label: 'Импорт' },
]

/** The pages of «Меню». */
export function MenuTabs() {
  return (
    <nav className="page-tabs cluster gap-2" aria-label="Меню">
      {TABS.map(({ to, label }) => (
        <NavLink key={to} to={to} end={to === MENU}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
