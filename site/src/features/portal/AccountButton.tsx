import { useStore } from '@nanostores/react'
import { loginPath, PROFILE } from '@ostrov/shared/paths'
import { UserRound } from 'lucide-react'
import { $user_delivery } from '../account/store'
import { signInOver } from '../sign-in/sign-in'

/** «Войти» for a guest, the profile for a person. */
export default function AccountButton() {
  const isIn = useStore($user_delivery, { ssr: nobody })?.is_confirmed
  const link = isIn
    ? { className: 'ui-round', href: PROFILE, 'aria-label': 'Профиль' }
    : { className: 'ui-button ui-button--small', href: loginPath({ redirect: PROFILE }), onClick: signInOver }
  return (
    <a {...link}>
      <UserRound size={20} aria-hidden="true" />
      {!isIn && 'Войти'}
    </a>
  )
}

// «initial» would not do: a persistent store starts with what this browser has kept.
const nobody = () => null
