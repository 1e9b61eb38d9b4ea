import { PageHeader } from '../../components/PageHeader'
import { useAdministrator } from '../../session/people'
import { PasswordForm } from '../../sign-in/account/PasswordForm'
import { Sessions } from '../../sign-in/account/Sessions'
import { SecondFactor } from '../../sign-in/second-factor/SecondFactor'

/** An administrator's own. */
export function AdministratorPage() {
  const { data: admin } = useAdministrator()
  if (!admin) return null
  return (
    <div className="page page--narrow">
      <PageHeader title="Мой аккаунт" text={admin.email} />
      <PasswordForm />
      <SecondFactor />
      <Sessions />
    </div>
  )
}
