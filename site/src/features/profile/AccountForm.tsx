import { cleanName, emailOrNull, PROFILE_FORM } from '@ostrov/shared/customers/form'
import { CUSTOMER_MESSAGES } from '@ostrov/shared/customers/messages'
import type { UserWire } from '@ostrov/shared/customers/schema'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { EDA, NOTICES } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { Field, FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm, useUnsavedGuard } from '@ostrov/shared/ui/use-form'
import { Bell, ChevronRight, LogOut, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { showToastOnNextPage } from '../../components/left-toast'
import { SkeletonList } from '../../components/Skeleton'
import { forgetUser, logout } from '../account/session'
import { closeModal, openModal } from '../modals/store'
import { MailState } from './MailState'
import { CHANGE_CONTACTS, DELETE_ACCOUNT } from './modals'
import { OwnData } from './OwnData'
import { PersonOnly } from './PersonOnly'
import { PhotoField } from './PhotoField'
import './profile.css'
import { Sessions } from './Sessions'
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
  const [leaves, setLeaves] = useState(false)
  const load = useCallback(() => {
    setProfile('loading')
    loadProfile().then(setProfile, () => setProfile('failed'))
  }, [])
  useEffect(load, [load])
  if (profile === 'loading') return <SkeletonList picture={false} />
  if (profile === 'failed') return <ErrorState title="Не получилось загрузить профиль" onRetry={load} />
  return (
    <>
      <PhotoField profile={profile} />
      <ProfileForm key={`${profile.phone}:${profile.email}`} profile={profile} leaves={leaves} onRenewed={setProfile} />
      <a className="profile-link row gap-3 ui-card" href={NOTICES}>
        <Bell size={22} aria-hidden="true" />
        <span>
          <strong>Сообщения</strong>
          <span className="ui-muted ui-small">О чём и&nbsp;куда вам писать</span>
        </span>
        <ChevronRight size={22} aria-hidden="true" />
      </a>
      <Sessions onLeave={() => setLeaves(true)} />
      <OwnData />
      <WaysOut onLeave={() => setLeaves(true)} />
    </>
  )
}

type FormProps = { profile: UserWire; leaves: boolean; onRenewed: (saved: UserWire) => void }

function ProfileForm({ profile: first, leaves, onRenewed }: FormProps) {
  const [profile, setProfile] = useState(first)
  const form = useForm({
    table: PROFILE_FORM,
    initial: typedOf(profile),
    otherwise: 'Не\u00a0получилось сохранить',
    submit: async ({ name, email }) => {
      const saved = await saveProfile({ name: cleanName(name), email: emailOrNull(email) })
      setProfile(saved)
      showToast(CUSTOMER_MESSAGES.profileSaved, { kind: 'success' })
      return typedOf(saved)
    },
  })
  const changeContacts = () =>
    openModal(CHANGE_CONTACTS, {
      profile,
      onChanged: (saved) => {
        // What is typed and not yet saved stays.
        if (!form.dirty) return onRenewed(saved)
        setProfile(saved)
        form.change({ email: saved.email ?? '' })
      },
    })
  useUnsavedGuard(form.dirty && !leaves)
  return (
    <form className="profile-form columns gap-4" {...form.bind}>
      <FormField form={form} name="name" />
      <Field label="Телефон" hint="По номеру вы входите" value={formatPhone(profile.phone ?? '')} readOnly />
      <button type="button" className="ui-link profile-form__contacts" onClick={changeContacts}>
        Изменить телефон или почту
      </button>
      <FormField form={form} name="email" />
      {profile.email !== null && form.values.email === profile.email && <MailState profile={profile} />}
      <FormFailure text={form.failure} />
      <Button type="submit" variant="primary" size="large" wide busy={form.busy} busyLabel="Сохраняем…">
        Сохранить изменения
      </Button>
    </form>
  )
}

function typedOf({ name, email }: UserWire) {
  return { name: name ?? '', email: email ?? '' }
}

/** Who leaves the account has no changes to keep. */
function WaysOut({ onLeave }: { onLeave: () => void }) {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    onLeave()
    // Without a network it may not come: one leaves all the same.
    const here = await import('../push/subscription').catch(() => null)
    await here?.endPush().catch(() => {})
    await logout()
    await here?.emptyShelves()
    location.assign(EDA)
  }
  const erase = () =>
    openModal(DELETE_ACCOUNT, {
      onConfirm: async () => {
        await eraseAccount()
        onLeave()
        forgetUser()
        await import('../push/subscription').then(({ emptyShelves }) => emptyShelves()).catch(() => {})
        showToastOnNextPage(CUSTOMER_MESSAGES.deleted, 'success')
        void closeModal().then(() => location.assign(EDA))
      },
    })
  return (
    <div className="profile-exits stack gap-3">
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
