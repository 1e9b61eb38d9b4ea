import { EMPLOYEE_FORM } from '@ostrov/shared/organizations/form'
import { organizationDonePath, ownOrganizationPath } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import type { Closing } from '../modals/kind'

/** Whom an owner takes on, by the phone; why not is the server's sentence under it. */
export default function AddEmployee({ id, close }: Closing & { id: string }) {
  const form = useForm<keyof typeof EMPLOYEE_FORM, { phone: string }>({
    table: EMPLOYEE_FORM,
    initial: { phone: '' },
    blame: 'phone',
    submit: async ({ phone }) => {
      await ask(api.user.organizations({ id }).employees.post({ phone }))
      await close()
      location.assign(organizationDonePath(ownOrganizationPath(id), 'employ'))
      return undefined
    },
  })
  return (
    <form className="stack gap-5" {...form.bind}>
      <FormField form={form} name="phone" />
      <FormFailure text={form.failure} />
      <Button type="submit" variant="primary" wide busy={form.busy} busyLabel="Добавляем…">
        Добавить
      </Button>
    </form>
  )
}
