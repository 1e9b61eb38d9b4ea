import { BLACK_LIST, PEOPLE } from '@ostrov/shared/paths'
import { NavLink } from 'react-router'

/** The two lists of people: who works here, and who is served no more. */
export function PeopleTabs() {
  return (
    <nav className="page-tabs cluster gap-2" aria-label="Люди">
      <NavLink to={PEOPLE} end>
        Менеджеры
      </NavLink>
      <NavLink to={BLACK_LIST}>Чёрный список</NavLink>
    </nav>
  )
}
