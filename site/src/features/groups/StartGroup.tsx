import { cutText } from '@ostrov/shared/formats/cut-text'
import { GROUP_NAME_FORM } from '@ostrov/shared/groups/form'
import { GROUP_HOURS, MAX_PARTICIPANTS } from '@ostrov/shared/groups/rules'
import { togetherPath } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { leaving, useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { $user_delivery } from '../account/store'
import type { Closing } from '../modals/kind'
import './together.css'

export type Started = {
  restaurant_id: string
  /** How the owner was called before. */
  name?: string
}

/** Opens the basket to friends: the owner says how to be called, and goes on to the link. */
export default function StartGroup({ restaurant_id, name, close }: Started & Closing) {
  const form = useForm({
    table: GROUP_NAME_FORM,
    initial: { name: name ?? cutText($user_delivery.get()?.name ?? '', GROUP_NAME_FORM.name.max) },
    submit: async (typed) => {
      const { token } = await ask(api.user.groups.post({ restaurant_id, name: typed.name }))
      await close()
      location.assign(togetherPath(token))
      return leaving()
    },
  })
  return (
    <form className="group-start stack gap-4" {...form.bind}>
      <p>
        {`Друзья откроют ссылку и\u00a0добавят блюда в\u00a0вашу корзину со\u00a0своих телефонов, входить им не\u00a0нужно. Оформите и\u00a0оплатите вы, а\u00a0доля каждого будет видна в\u00a0заказе.`}
      </p>
      <p className="ui-muted ui-small">{`До\u00a0${MAX_PARTICIPANTS} друзей, ссылка работает ${GROUP_HOURS}\u00a0часов.`}</p>
      <FormField form={form} name="name" hint={'Его увидят друзья и\u00a0ресторан'} />
      <FormFailure text={form.failure} />
      <Button type="submit" variant="primary" size="large" wide busy={form.busy} busyLabel="Открываем…">
        Получить ссылку
      </Button>
    </form>
  )
}
