import { useStore } from '@nanostores/react'
import { PROFILE } from '@ostrov/shared/paths'
import { UserRound } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { signInFrom } from '../account/next-path'
import { $user_delivery } from '../account/store'
import { signInOver } from '../sign-in/sign-in'

/** The path of the page it stands on. */
type Props = { page: string }

/** «Войти» for a guest, the profile for a person. */
export default function AccountButton({ page }: Props) {
  const isIn = useStore($user_delivery, { ssr: nobody })?.is_confirmed
  // A page is kept for whoever asks for its path: what else stands in the address only the browser knows.
  const here = useSyncExternalStore(
    stays,
    () => page + location.search,
    () => page,
  )
  const link = isIn
    ? { className: 'ui-round', href: PROFILE, 'aria-label': 'Профиль' }
    : { className: 'ui-button ui-button--small', href: signInFrom(here), onClick: signInOver }
  return (
    <a {...link}>
      <UserRound size={20} aria-hidden="true" />
      {!isIn && 'Войти'}
    </a>
  )
}

// «initial» would not do: a persistent store starts with what this browser has kept.
const nobody = () => null
const stays = () => () => {}
