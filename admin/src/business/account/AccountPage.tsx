import { formatPhone } from '@ostrov/shared/formats/phone'
import { STAFF_FORM } from '@ostrov/shared/staff/form'
import type { BusinessUserWire } from '@ostrov/shared/staff/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { PageHeader } from '../../components/PageHeader'
import { useProfile } from '../../session/people'
import { PasswordForm } from '../../sign-in/account/PasswordForm'
import { Sessions } from '../../sign-in/account/Sessions'
import { SecondFactor } from '../../sign-in/second-factor/SecondFactor'
import { DeviceNotices } from './DeviceNotices'

/** Anybody's own: name, password and code, notices of this browser, sign-ins. */
export function AccountPage() {
  const { data: profile } = useProfile()
  if (!profile) return null
  return (
    <div className="page page--narrow">
      <PageHeader title="Мой аккаунт" text={profile.email} />
      <ProfileForm profile={profile} />
      <DeviceNotices />
      <PasswordForm />
      <SecondFactor />
      <Sessions />
    </div>
  )
}

function ProfileForm({ profile }: { profile: BusinessUserWire }) {
  const client = useQueryClient()
  const form = useForm({
    table: STAFF_FORM,
    initial: { name: profile.name, phone: profile.phone ? formatPhone(profile.phone) : '' },
    submit: async ({ name, phone }) => {
      await ask(api.business_user.put({ name, ...(phone !== '' && { phone }) }))
      void client.invalidateQueries({ queryKey: ['profile'] })
      showToast('Сохранено', { kind: 'success' })
    },
  })
  return (
    <section className="stack gap-4" aria-labelledby="own-profile">
      <h2 id="own-profile">Обо&nbsp;мне</h2>
      <form className="form" {...form.bind}>
        <FormField form={form} name="name" />
        <FormField form={form} name="phone" />
        <FormFailure text={form.failure} />
        <div>
          <Button type="submit" variant="sea" busy={form.busy} busyLabel="Сохраняем…">
            Сохранить
          </Button>
        </div>
      </form>
    </section>
  )
}
