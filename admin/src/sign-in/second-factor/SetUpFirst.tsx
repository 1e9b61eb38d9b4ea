import { Button } from '@ostrov/shared/ui/Button'
import { LogOut } from 'lucide-react'
import { useTitle } from '../../components/use-title'
import { signOut } from '../../session/sign-out'
import { SecondFactor } from './SecondFactor'

/** All that an administrator sees who has no code yet, where the platform lets nobody in without one. */
export function SetUpFirst() {
  useTitle('Настройте вход с\u00A0кодом')
  return (
    <main id="content" tabIndex={-1} className="frame__waiting form">
      <h1>Настройте вход с&nbsp;кодом</h1>
      <p>
        Площадка пускает администраторов только с&nbsp;кодом из&nbsp;приложения. Включите его: до&nbsp;этого остальное
        закрыто.
      </p>
      <SecondFactor />
      <div>
        <Button variant="quiet" onClick={() => void signOut()}>
          <LogOut size={20} aria-hidden="true" />
          Выйти
        </Button>
      </div>
    </main>
  )
}
