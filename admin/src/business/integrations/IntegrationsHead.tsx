import { INTEGRATIONS } from '@ostrov/shared/counters/paths'
import { NavLink } from 'react-router'
import { PageHeader } from '../../components/PageHeader'

/** The head of the pages of a restaurant's counter. */
export function IntegrationsHead({ restaurant, tab }: { restaurant: string; tab: string }) {
  return (
    <>
      <PageHeader title="Интеграции" tab={tab} text={`${restaurant}: касса и\u00A0своя программа`} />
      <nav className="page-tabs cluster gap-2" aria-label="Интеграции">
        <NavLink to={INTEGRATIONS.counter} end>
          FrontPad
        </NavLink>
        <NavLink to={INTEGRATIONS.arcafe}>ArCafe</NavLink>
        <NavLink to={INTEGRATIONS.iiko}>iiko</NavLink>
        <NavLink to={INTEGRATIONS.articles}>Артикулы</NavLink>
        <NavLink to={INTEGRATIONS.webhooks}>Вебхуки</NavLink>
      </nav>
    </>
  )
}
