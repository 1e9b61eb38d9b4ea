import { useStore } from '@nanostores/react'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { CircleUserRound, LogOut, UserRoundCog } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Segments } from '../components/Segments'
import { signOut } from '../session/sign-out'
import { $theme, THEME_LABELS } from '../theme'

type Person = { name: string; email: string; role: string /** Where the own account is. */; account?: string }

/** Who is signed in, the theme, and the way out. */
export function AccountMenu({ person }: { person: Person | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="account-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CircleUserRound size={24} aria-hidden="true" />
        <span className="account-button__words">
          <span className="account-button__name">{person?.name ?? 'Профиль'}</span>
          <span className="ui-muted ui-small">{person?.role}</span>
        </span>
      </button>
      <Dialog
        kind="Account"
        open={open}
        onClose={() => setOpen(false)}
        title={person?.name ?? 'Профиль'}
        size="small-centre"
      >
        <div className="form">
          <p className="ui-muted">{person && `${person.role} · ${person.email}`}</p>
          {person?.account && (
            <Link className={buttonClass({ wide: true })} to={person.account} onClick={() => setOpen(false)}>
              <UserRoundCog size={20} aria-hidden="true" />
              Мой аккаунт
            </Link>
          )}
          <ThemeChoice />
          <SignOutButton />
        </div>
      </Dialog>
    </>
  )
}

function ThemeChoice() {
  const theme = useStore($theme)
  return (
    <Segments
      legend="Оформление"
      name="theme"
      options={THEME_LABELS}
      value={theme}
      onChoose={(one) => $theme.set(one)}
    />
  )
}

function SignOutButton() {
  const [busy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    signOut()
  }
  return (
    <Button wide busy={busy} busyLabel="Выходим…" onClick={leave}>
      <LogOut size={20} aria-hidden="true" />
      Выйти
    </Button>
  )
}
