import { PROMO_CODES, PROMO_SERIES } from '@ostrov/shared/paths'
import { NavLink } from 'react-router'

/** Promo codes one by one, and those that were made at once. */
export const promoTabs = (
  <nav className="page-tabs cluster gap-2" aria-label="Промокоды">
    <NavLink to={PROMO_CODES} end>
      Все коды
    </NavLink>
    <NavLink to={PROMO_SERIES}>Серии</NavLink>
  </nav>
)
