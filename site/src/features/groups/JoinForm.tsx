import { countOf } from '@ostrov/shared/formats/plural'
import { GROUP_NAME_FORM } from '@ostrov/shared/groups/form'
import type { GroupWire } from '@ostrov/shared/groups/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { join } from './store'

/** Whoever has the link says how they are called, and is in. */
export function JoinForm({ token, group }: { token: string; group: GroupWire }) {
  const form = useForm({
    table: GROUP_NAME_FORM,
    initial: { name: '' },
    submit: async ({ name }) => {
      await join(token, name)
      return undefined
    },
  })
  return (
    <form className="stack gap-4" {...form.bind}>
      <JoinWords group={group} />
      <FormField form={form} name="name" hint={'Его увидят участники и\u00a0ресторан'} />
      <FormFailure text={form.failure} />
      <Button type="submit" variant="primary" size="large" wide busy={form.busy} busyLabel="Присоединяемся…">
        Присоединиться
      </Button>
    </form>
  )
}

/** What it is that one joins. */
export function JoinWords({ group: { owner_name, friends } }: { group: GroupWire }) {
  return (
    <p>
      {`Выберите блюда со\u00a0своего телефона. Заказ оформит и\u00a0оплатит ${owner_name}.`}
      {friends > 0 && ` Уже здесь: ${countOf(friends, 'друг', 'друга', 'друзей')}.`}
    </p>
  )
}
