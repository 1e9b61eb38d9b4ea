import { cleanName, emailOrNull, validateProfile } from '@ostrov/shared/accounts/forms'
import { ACCOUNT_MESSAGES } from '@ostrov/shared/accounts/messages'
import type { UserWire } from '@ostrov/shared/accounts/schema'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { type FormErrors, isValid } from '@ostrov/shared/forms/fields'
import { Button } from '@ostrov/shared/ui/Button'
import { Field } from '@ostrov/shared/ui/Field'
import { showToast } from '@ostrov/shared/ui/toasts'
import { Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { LogOut, Trash2 } from 'lucide-react'
import { type SyntheticEvent, useCallback, useEffect, useState } from 'react'
import { ErrorState } from '../../components/ErrorState'
import { showToastOnNextPage } from '../../components/left-toast'
import { SkeletonList } from '../../components/Skeleton'
import { forgetUser, logout } from '../account/session'
import { closeModal, openModal } from '../modals/store'
import { DELETE_ACCOUNT } from './modals'
import { PersonOnly } from './PersonOnly'
import { PhotoField } from './PhotoField'
import './profile.css'
import { eraseAccount, loadProfile, saveProfile } from './store'

/** Name, phone, e-mail, photo; the ways out. */
export default function AccountForm() {
  return (
    <PersonOnly title="Войдите, чтобы открыть профиль" drawing="person">
      {() => <Account />}
    </PersonOnly>
  )
}

function Account() {
  const [profile, setProfile] = useState<UserWire | 'loading' | 'failed'>('loading')
  const load = useCallback(() => {
    setProfile('loading')
    loadProfile().then(setProfile, () => setProfile('failed'))
  }, [])
  useEffect(load, [load])
  if (profile === 'loading') return <SkeletonList picture={false} />
  if (profile === 'failed') return <ErrorState title="Не получилось загрузить профиль" onRetry={load} />
  return (
    <>
      <PhotoField profile={profile} onSaved={setProfile} />
      <ProfileForm profile={profile} />
      <WaysOut />
    </>
  )
}

function ProfileForm({ profile }: { profile: UserWire }) {
  const [name, setName] = useState(profile.name ?? '')
  const [email, setEmail] = useState(profile.email ?? '')
  const [errors, setErrors] = useState<FormErrors<'name' | 'email'>>({})
  const [busy, setBusy] = useState(false)

  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const found = validateProfile({ name, email })
    setErrors(found)
    if (!isValid(found)) return
    setBusy(true)
    try {
      const saved = await saveProfile({ name: cleanName(name), email: emailOrNull(email) })
      setName(saved.name ?? '')
      setEmail(saved.email ?? '')
      showToast(ACCOUNT_MESSAGES.profileSaved, { kind: 'success' })
    } catch (problem) {
      if (problem instanceof Problem) setErrors(problem.errors)
      showToast(sentenceOf(problem, 'Не\u00a0получилось сохранить'), { kind: 'error' })
    }
    setBusy(false)
  }

  return (
    <form className="profile-form" onSubmit={save} noValidate>
      <Field
        label="Имя"
        name="name"
        autoComplete="given-name"
        value={name}
        error={errors.name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label="Телефон"
        hint="По номеру вы входите, поэтому изменить его нельзя"
        value={formatPhone(profile.phone ?? '')}
        readOnly
      />
      <Field
        label="Электронная почта"
        hint="Сюда придут чеки"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy} busyLabel="Сохраняем…">
        Сохранить изменения
      </Button>
    </form>
  )
}

function WaysOut() {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await logout()
    location.assign('/eda')
  }
  const erase = () =>
    openModal(DELETE_ACCOUNT, {
      onConfirm: async () => {
        await eraseAccount()
        forgetUser()
        showToastOnNextPage(ACCOUNT_MESSAGES.deleted, 'success')
        void closeModal().then(() => location.assign('/eda'))
      },
    })
  return (
    <div className="profile-exits">
      <Button wide busy={busy} busyLabel="Выходим…" onClick={leave}>
        <LogOut size={20} aria-hidden="true" />
        Выйти из&nbsp;аккаунта
      </Button>
      <Button variant="danger" wide onClick={erase}>
        <Trash2 size={20} aria-hidden="true" />
        Удалить аккаунт
      </Button>
    </div>
  )
}
