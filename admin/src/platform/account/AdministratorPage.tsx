import { PageHeader } from '../../components/PageHeader'
import { PasswordForm } from '../../session/account/PasswordForm'
import { Sessions } from '../../session/account/Sessions'
import { useAdministrator } from '../../session/people'
import { SecondFactor } from '../../session/second-factor/SecondFactor'

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
