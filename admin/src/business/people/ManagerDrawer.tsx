import { MANAGER_CHANGE_FORM, MANAGER_FORM } from '@ostrov/shared/staff/form'
import type { ManagerWire } from '@ostrov/shared/staff/schema'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { useAttempt } from '../../components/forms/use-attempt'
import { useRestaurants } from '../../session/people'
import { AccessField, accessOf } from './AccessField'
import { ManagerActs } from './ManagerActs'

const NOTHING: string[] = []

type Props = { onClose: () => void; onSaved: () => void }

/** Invites a manager by mail. */
export function InviteDrawer({ onClose, onSaved }: Props) {
  const { restaurants } = useRestaurants('owner')
  const attempt = useAttempt()
  const form = useForm({
    table: MANAGER_FORM,
    initial: { name: '', email: '', access: NOTHING },
    submit: async ({ name, email, access }) => {
      const body = { name, email: email.trim(), restaurants: accessOf(access) }
      await ask(api.business_user.manager.post(body, { headers: attempt(body) }))
      showToast('Приглашение отправлено', { kind: 'success' })
      onSaved()
      onClose()
    },
  })
  return (
    <FormDrawer
      kind="InviteManager"
      title="Пригласить менеджера"
      form={form}
      onClose={onClose}
      save="Пригласить"
      saving="Отправляем…"
    >
      <FormField form={form} name="name" />
      <FormField form={form} name="email" />
      <AccessField
        restaurants={restaurants}
        value={form.values.access}
        error={form.errors.access}
        onChange={(access) => form.change({ access })}
      />
    </FormDrawer>
  )
}

/** Changes what a manager may do, invites again, lets go. */
export function ManagerDrawer({ manager, onClose, onSaved }: Props & { manager: ManagerWire }) {
  const { restaurants } = useRestaurants('owner')
  const form = useForm({
    table: MANAGER_CHANGE_FORM,
    initial: { name: manager.name, access: ticksOf(manager) },
    submit: async ({ name, access }) => {
      await ask(api.business_user.manager({ id: manager.id }).put({ name, restaurants: accessOf(access) }))
      showToast('Сохранено. Права действуют сразу', { kind: 'success' })
      onSaved()
      onClose()
    },
  })
  return (
    <FormDrawer
      kind="Manager"
      title={manager.name}
      form={form}
      onClose={onClose}
      aside={<ManagerActs manager={manager} onClose={onClose} onSaved={onSaved} />}
    >
      <p className="ui-muted">{manager.email}</p>
      <FormField form={form} name="name" />
      <AccessField
        restaurants={restaurants}
        value={form.values.access}
        error={form.errors.access}
        onChange={(access) => form.change({ access })}
      />
    </FormDrawer>
  )
}

function ticksOf({ restaurants }: ManagerWire): string[] {
  return restaurants.flatMap(({ restaurant_id, permissions }) =>
    permissions.map((permission) => `${restaurant_id}:${permission}`),
  )
}
