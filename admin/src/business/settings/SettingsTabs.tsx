import { LEGAL_SETTINGS, NEW_RESTAURANT, NOTIFICATION_SETTINGS, SETTINGS } from '@ostrov/shared/paths'
import { BONUS_SETTINGS } from '@ostrov/shared/restaurants/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { Plus } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { PageHeader } from '../../components/PageHeader'
import { useProfile } from '../../session/people'

/** The head of every page of the settings. */
export function SettingsHead({ tab, text }: { tab: string; text?: string }) {
  const { data: profile } = useProfile()
  const isOwner = profile?.role === 'owner'
  return (
    <>
      <PageHeader title="Настройки" tab={tab} text={text}>
        {isOwner && (
          <Link className={buttonClass({})} to={NEW_RESTAURANT}>
            <Plus size={20} aria-hidden="true" />
            Новый ресторан
          </Link>
        )}
      </PageHeader>
      {isOwner && (
        <nav className="page-tabs cluster gap-2" aria-label="Настройки ресторана">
          <NavLink to={SETTINGS} end>
            Профиль
          </NavLink>
          <NavLink to={LEGAL_SETTINGS}>Реквизиты</NavLink>
          <NavLink to={BONUS_SETTINGS}>Баллы</NavLink>
          <NavLink to={NOTIFICATION_SETTINGS}>Уведомления</NavLink>
        </nav>
      )}
    </>
  )
}
